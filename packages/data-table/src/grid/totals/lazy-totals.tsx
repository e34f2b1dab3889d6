import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type CSSProperties, type ReactElement, type RefObject, useEffect } from 'react';
import css from '../grid.module.css';
import type { TotalsFooterProps } from './totals-footer.tsx';

const totalsFooter = createLazy(async () => (await import('./totals-footer.tsx')).TotalsFooter);
const cardTotals = createLazy(async () => (await import('./card-totals.tsx')).CardTotals);

/** The rows are shown without totals. */
const ignore = (): void => undefined;

/** The footer of totals. Its room is kept while its code or the first rows load, so that nothing moves (DT-411). */
export function LazyTotals<Row>(
  props: TotalsFooterProps<Row> & {
    readonly totalsRef: RefObject<HTMLDivElement | null> | undefined;
    /** px; height of what follows the grid and stays in view. */
    readonly foot: number;
    /** px after the totals. */
    readonly room: number;
    /** Rows are cards. */
    readonly cards: boolean;
  },
): ReactElement {
  const { totalsRef, foot, room, cards, ...footer } = props;
  const part = cards ? cardTotals : totalsFooter;
  const isKnown = footer.table.status !== 'loading';
  useEffect(() => part.preload(), [part]);
  const height = `calc(var(--pantau-size-table-head) * ${footer.scopes.length})`;
  return (
    <div
      ref={totalsRef}
      role={cards || !isKnown ? undefined : 'rowgroup'}
      className={css.totals}
      style={
        {
          '--pantau-totals-height': height,
          '--pantau-table-foot': `${foot}px`,
          '--pantau-totals-room': `${room}px`,
        } as CSSProperties
      }
    >
      {isKnown && (
        // A lazy component has no type parameter.
        <LazyPart key={String(cards)} part={part} props={footer as never} onFail={ignore} />
      )}
    </div>
  );
}
