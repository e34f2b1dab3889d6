import { useClock } from '@pantau/core';
import { type RefObject, useEffect } from 'react';
import type { AlertId } from '../engine/alert/alert.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { isUncovered } from './is-uncovered.ts';

/** How often the bar is looked at, ms; nothing reports that an element was covered. */
const LOOK_EVERY_MS = 200;

/**
 * Reports whether the bar (`[data-preview-bar]`) of a preview can be seen, until its alert is read.
 *
 * @param active whether the preview is in front and its alert unread
 */
export function usePreviewSight(
  elementRef: RefObject<HTMLElement | null>,
  id: AlertId,
  active: boolean,
): void {
  const clock = useClock();
  const { reportSight } = useAlertCenter().actions.previews;
  useEffect(() => {
    const element = elementRef.current;
    if (!active || element === null) return undefined;
    const page = element.ownerDocument;
    let cancel = (): void => undefined;
    const look = (): void => {
      cancel();
      const bar = element.querySelector<HTMLElement>('[data-preview-bar]');
      const isVisible = page.visibilityState === 'visible' && bar !== null && isUncovered(bar);
      reportSight(id, isVisible);
      cancel = clock.setTimeout(look, LOOK_EVERY_MS);
    };
    look();
    page.addEventListener('visibilitychange', look);
    return () => {
      cancel();
      page.removeEventListener('visibilitychange', look);
      reportSight(id, false);
    };
  }, [elementRef, id, active, clock, reportSight]);
}
