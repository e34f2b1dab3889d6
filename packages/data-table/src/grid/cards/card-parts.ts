import { useReportError } from '@pantau/core';
import { createLazy } from '@pantau/core/lazy';
import { useEffect, useState } from 'react';
import { cardsBelow, cardsInWindowBelow } from './card-layout.ts';

/** Bar and rows of a narrow table, which load where a table is narrow. */
export const cardParts = createLazy(() => import('./cards.ts'));

/** px; a table narrower than this has cards. There is no window on a server. */
const limit = (): number => (globalThis.innerWidth < cardsBelow ? cardsBelow : cardsInWindowBelow);

/** On a phone they load while the table is rendered for the first time. */
function preloadOnPhones(): void {
  if (limit() === cardsBelow) cardParts.preload();
}

/** Whether rows are cards, and these can be drawn already. */
export type CardState = 'none' | 'loading' | 'ready';

/**
 * Loads cards for a narrow table. If they cannot be loaded, its rows stay rows.
 *
 * @param available px; width of the table, 0 until it is known
 */
export function useCardState(available: number): CardState {
  const isNarrow = available > 0 && available < limit();
  const report = useReportError();
  useState(preloadOnPhones);
  const [loaded, setLoaded] = useState<CardState>(() =>
    cardParts.get() === undefined ? 'loading' : 'ready',
  );
  const isWanted = isNarrow && loaded === 'loading';
  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    const settle = (state: CardState): void => {
      if (isMounted) setLoaded(state);
    };
    cardParts.load().then(
      () => settle('ready'),
      (error: unknown) => {
        settle('none');
        report(error);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [isWanted, report]);
  return isNarrow ? loaded : 'none';
}
