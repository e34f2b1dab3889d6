import { useClock } from '@pantau/core';
import { type ReactElement, useEffect, useRef } from 'react';
import type { AlertId } from '../../engine/alert/alert.ts';
import { SETTLED_PREVIEW_MS } from '../../engine/alert/limits.ts';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useLeftOverPreviews } from '../../hooks/previews.ts';

const LOOK_EVERY_MS = 1_000;

/**
 * Closes previews that opened by themselves and were never used, some time after their alerts were settled, by a
 * colleague or from the list. The time starts again while the pointer is on the window or the page is hidden, so that
 * nothing closes that the user looks at or has not seen settled (AC-544).
 */
export function LeftOverPreviews({ layer }: { readonly layer: HTMLElement }): ReactElement {
  const pointedAt = useRef<string | undefined>(undefined);
  useEffect(() => {
    const onPointer = ({ target }: PointerEvent): void => {
      const preview = (target as Element).closest<HTMLElement>('[data-preview-window]');
      pointedAt.current = preview?.dataset['previewWindow'];
    };
    const page = layer.ownerDocument;
    const root = layer.getRootNode() as Document | ShadowRoot;
    const onLeave = (): void => {
      pointedAt.current = undefined;
    };
    root.addEventListener('pointerover', onPointer as EventListener, { passive: true });
    page.documentElement.addEventListener('pointerleave', onLeave);
    return () => {
      root.removeEventListener('pointerover', onPointer as EventListener);
      page.documentElement.removeEventListener('pointerleave', onLeave);
    };
  }, [layer]);
  return (
    <>
      {useLeftOverPreviews().map((id) => (
        <LeftOver key={id} id={id} layer={layer} isPointedAt={() => pointedAt.current === id} />
      ))}
    </>
  );
}

interface LeftOverProps {
  readonly id: AlertId;
  readonly layer: HTMLElement;
  isPointedAt(): boolean;
}

function LeftOver({ id, layer, isPointedAt }: LeftOverProps): null {
  const clock = useClock();
  const { dismiss } = useAlertCenter().actions.previews;
  const latest = useRef(isPointedAt);
  useEffect(() => {
    latest.current = isPointedAt;
  });
  useEffect(() => {
    let since = clock.now();
    return clock.setInterval(() => {
      const isHidden = layer.ownerDocument.visibilityState === 'hidden';
      if (isHidden || latest.current()) since = clock.now();
      else if (clock.now() - since >= SETTLED_PREVIEW_MS) dismiss(id);
    }, LOOK_EVERY_MS);
  }, [id, layer, clock, dismiss]);
  return null;
}
