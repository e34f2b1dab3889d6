import { IconButton } from '@pantau/core/ui/icon-button';
import { NumberTable, type NumberTableProps } from '@pantau/core/ui/number-table';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Card } from '../shared/card.tsx';
import { useText } from '../shared/use-text.ts';
import css from './chart-card.module.css';

export interface ChartCardProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly level: 2 | 3;
  /** In px, of the chart and of the table. */
  readonly height: number;
  /** The numbers of the chart. */
  readonly table: Pick<NumberTableProps, 'head' | 'rows'>;
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
