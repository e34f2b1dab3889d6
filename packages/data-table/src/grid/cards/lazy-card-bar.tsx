import type { ReactElement } from 'react';
import gridCss from '../grid.module.css';
import type { CardBarProps } from './card-bar.tsx';
import { cardParts } from './card-parts.ts';

/** The bar above cards. Its place is kept while its code loads. */
export function LazyCardBar<Row>(props: CardBarProps<Row>): ReactElement | null {
  const { table, selectable } = props;
  const sortable = table.columns.some((column) => column.sortable !== false);
  if (!selectable && !sortable) return null;
  const Bar = cardParts.get()?.CardBar;
  return <div className={gridCss.cardBar}>{Bar !== undefined && <Bar {...props} />}</div>;
}
