import type { ReactElement } from 'react';
import css from './card-totals.module.css';
import type { TotalsFooterProps } from './totals-footer.tsx';
import { useTotalTexts } from './use-total-texts.ts';
import { useTotals } from './use-totals.ts';

/** The totals below cards: for each scope, the name and total of each column that has one. */
export function CardTotals<Row>({ table, layout, scopes }: TotalsFooterProps<Row>): ReactElement {
  const { labelOf, textOf } = useTotalTexts(table.endless !== null);
  const totals = useTotals(table, scopes);
  const columns = layout.all.filter(({ column }) => column.total !== undefined);
  return (
    <>
      {totals.map((one) => (
        <div key={one.scope} role="group" aria-label={labelOf(one)} className={css.scope}>
          <span aria-hidden className={css.label}>
            {labelOf(one)}
          </span>
          <dl className={css.list}>
            {columns.map(({ key, column }) => (
              <div key={key} data-total={key} className={css.total}>
                <dt className={css.name}>{column.label}</dt>
                <dd className={css.value}>{textOf(column, one.totals?.[key])}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </>
  );
}
