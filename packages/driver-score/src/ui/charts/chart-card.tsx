import { IconButton } from '@pantau/core/ui/icon-button';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Card } from '../shared/card.tsx';
import { useText } from '../shared/use-text.ts';
import css from './chart-card.module.css';

export interface ChartTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface ChartCardProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly level: 2 | 3;
  /** In px, of the chart and of the table. */
  readonly height: number;
  /** The numbers of the chart. */
  readonly table: ChartTable;
  /** Draws the chart. Without it, such as offline, the table is shown. */
  readonly chart: (onFail: () => void) => ReactNode;
}

/** A chart and the table of its numbers, which screen readers always get and which can be shown instead (DS-3). */
export function ChartCard(props: ChartCardProps): ReactElement {
  const { title, note, level, height, table, chart } = props;
  const t = useText();
  const [isTable, setTable] = useState(false);
  return (
    <Card
      title={title}
      note={note}
      level={level}
      actions={
        <IconButton
          icon="columns"
          size="dense"
          label={t('showTable')}
          pressed={isTable}
          onClick={() => setTable(!isTable)}
        />
      }
    >
      <div className={css.room} style={{ height }}>
        {!isTable && chart(() => setTable(true))}
        <NumberTable title={title} visible={isTable} {...table} />
      </div>
    </Card>
  );
}

interface NumberTableProps extends ChartTable {
  readonly title: string;
  /** Otherwise only for screen readers. */
  readonly visible: boolean;
}

function NumberTable({ title, head, rows, visible }: NumberTableProps): ReactElement {
  return (
    <div
      className={visible ? css.scroller : css.hidden}
      {...(visible && { role: 'group', tabIndex: 0, 'aria-label': title })}
    >
      <table className={css.table}>
        <caption className={css.hidden}>{title}</caption>
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
