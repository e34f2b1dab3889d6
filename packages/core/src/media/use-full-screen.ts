import { type RefObject, useEffect, useState } from 'react';
import { useReportError } from '../theme/use-services.ts';

/** Telephones of Apple fill the screen with the video only. */
interface FullScreenVideo extends HTMLVideoElement {
  webkitEnterFullscreen?(): void;
}

export interface FullScreen {
  readonly isOn: boolean;
  toggle(): void;
}

/** Fills the screen with an element; also inside a shadow root. */
export function useFullScreen(elementRef: RefObject<HTMLElement | null>): FullScreen {
  const report = useReportError();
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    const element = elementRef.current;
    const root = element?.getRootNode() as Document | ShadowRoot | undefined;
    const follow = (): void => setOn(root?.fullscreenElement === element);
    element?.addEventListener('fullscreenchange', follow);
    return () => element?.removeEventListener('fullscreenchange', follow);
  }, [elementRef]);

  const toggle = (): void => {
    const element = elementRef.current;
    if (element === null) return;
    if (isOn) element.ownerDocument.exitFullscreen().catch(report);
    else if (typeof element.requestFullscreen === 'function') {
      element.requestFullscreen({ navigationUI: 'hide' }).catch(report);
    } else element.querySelector<FullScreenVideo>('video')?.webkitEnterFullscreen?.();
  };

  return { isOn, toggle };
}
