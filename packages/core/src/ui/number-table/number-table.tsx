import type { ReactElement } from 'react';
import hidden from '../visually-hidden/visually-hidden.module.css';
import css from './number-table.module.css';

export interface NumberTableProps {
  /** Names the table. */
  readonly title: string;
  /** Headings of the columns. The first is that of the rows' names. */
  readonly head: readonly string[];
  /** A name, unique in the table, and a text for each further column. */
  readonly rows: readonly (readonly string[])[];
  /** Otherwise only screen readers get it, while the chart is shown. */
  readonly visible: boolean;
  /** Between its edges and its texts, in px, as in the card around it. Defaults to 8. */
  readonly inset?: 8 | 16 | undefined;
}

/**
 * The numbers of a chart (CO-246). While it is visible, it fills its parent, a flex column, and scrolls in it, also by
 * keyboard.
 */
export function NumberTable(props: NumberTableProps): ReactElement {
  const { title, head, rows, visible, inset = 8 } = props;
  return (
    <div
      className={visible ? css.scroller : hidden.visuallyHidden}
      {...(visible && { role: 'group', tabIndex: 0, 'aria-label': title })}
    >
      <table className={css.table} data-inset={inset}>
        <caption className={hidden.visuallyHidden}>{title}</caption>
        <thead>
          <tr>
            {head.map((text, index) => (
              <th key={text} scope="col" className={css.head} data-number={index > 0 || undefined}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row" className={css.cell}>
                {name}
              </th>
              {values.map((value, index) => (
                <td key={head[index + 1]} className={css.cell} data-number>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
