import { useClock } from '@pantau/core';
import { useTapFilter } from '@pantau/core/ui/still';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AlertId } from '../../engine/alert/alert.ts';

/** How long the list says that it ignored a tap, ms: as long as the tap holds its rows. */
const NOTICE_MS = 2_000;

const idOf = (row: Element): AlertId => (row as HTMLElement).dataset['alertId'] ?? '';

/**
 * Ignores a tap on a row that has moved or appeared too recently to be what the finger aimed at. A touch has no hover
 * that would hold the list before it, but holds it afterwards: the next tap hits (AC-260). A tap on a row that has not
 * moved is never ignored (AC-505).
 *
 * @returns whether a tap has just been ignored, for the list to say so (AC-506)
 */
export function useTapGuard(
  scrollerRef: RefObject<HTMLElement | null>,
  ids: readonly AlertId[],
): boolean {
  const clock = useClock();
  const places = useRef<ReadonlyMap<AlertId, number>>(new Map());
  const movedAt = useRef<ReadonlyMap<AlertId, number>>(new Map());
  const [ignored, setIgnored] = useState<Element | null>(null);

  useLayoutEffect(() => {
    const before = places.current;
    places.current = new Map(ids.map((id, index) => [id, index]));
    if (before.size === 0) return;
    const now = clock.now();
    const times = ids.flatMap((id, index): [AlertId, number][] => {
      const time = before.get(id) === index ? movedAt.current.get(id) : now;
      return time === undefined ? [] : [[id, time]];
    });
    movedAt.current = new Map(times);
  }, [ids, clock]);

  useTapFilter(scrollerRef, {
    changedAt: (row) => movedAt.current.get(idOf(row)) ?? -Infinity,
    selector: '[data-alert-id]',
    onIgnored: setIgnored,
  });

  useEffect(() => {
    if (ignored === null) return undefined;
    ignored.setAttribute('data-missed', '');
    const cancel = clock.setTimeout(() => setIgnored(null), NOTICE_MS);
    return () => {
      cancel();
      ignored.removeAttribute('data-missed');
    };
  }, [ignored, clock]);

  return ignored !== null;
}
