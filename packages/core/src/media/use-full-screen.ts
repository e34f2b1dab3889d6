import { type RefObject, useEffect, useState } from 'react';
import { useReportError } from '../theme/use-services.ts';

/** On an iPhone only video elements can be shown in full screen. */
interface FullScreenVideo extends HTMLVideoElement {
  webkitEnterFullscreen?(): void;
}

export interface FullScreen {
  readonly active: boolean;
  toggle(): void;
}

/** Shows an element in full screen, also inside a shadow root. */
export function useFullScreen(elementRef: RefObject<HTMLElement | null>): FullScreen {
  const report = useReportError();
  const [active, setActive] = useState(false);

  useEffect(() => {
    const element = elementRef.current;
    const root = element?.getRootNode() as Document | ShadowRoot | undefined;
    const update = (): void => setActive(root?.fullscreenElement === element);
    element?.addEventListener('fullscreenchange', update);
    return () => element?.removeEventListener('fullscreenchange', update);
  }, [elementRef]);

  const toggle = (): void => {
    const element = elementRef.current;
    if (element === null) return;
    if (active) element.ownerDocument.exitFullscreen().catch(report);
    else if (typeof element.requestFullscreen === 'function') {
      element.requestFullscreen({ navigationUI: 'hide' }).catch(report);
    } else element.querySelector<FullScreenVideo>('video')?.webkitEnterFullscreen?.();
  };

  return { active, toggle };
}
