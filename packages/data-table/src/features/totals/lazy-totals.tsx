import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { CSSProperties, ReactElement } from 'react';
import css from '../../grid/grid.module.css';
import type { TotalsFooterProps } from './totals-footer.tsx';

const totalsFooter = createLazy(async () => (await import('./totals-footer.tsx')).TotalsFooter);

/** The rows are shown without totals. */
const ignore = (): void => undefined;

/** The footer of totals. Its room is kept while its code loads, so that nothing moves. */
export function LazyTotals<Row>(props: TotalsFooterProps<Row>): ReactElement {
  const height = `calc(var(--pantau-size-table-head) * ${props.scopes.length})`;
  return (
    <div
      role="rowgroup"
      className={css.totals}
      style={{ '--pantau-totals-height': height } as CSSProperties}
    >
      {/* A lazy component has no type parameter. */}
      <LazyPart part={totalsFooter} props={props as never} onFail={ignore} />
    </div>
  );
}
