import { useClock, useFormat } from '@pantau/core';
import { dayOf } from '@pantau/core/day';
import { IconButton } from '@pantau/core/ui/icon-button';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { type ReactElement, useCallback, useState } from 'react';
import type { AlertHour, DashboardSource } from '../../engine/source/dashboard-source.ts';
import { useTile } from '../../hooks/use-tile.ts';
import { useText } from '../shared/use-text.ts';
import { TileFrame } from '../tile/tile-frame.tsx';
import css from './alerts-by-hour.module.css';
import { HourChart } from './hour-chart.tsx';
import { HourTable } from './hour-table.tsx';

const countOf = ({ urgent, important }: AlertHour): number => (urgent ?? 0) + important;

/** The alerts of today by hour in the company's time zone, as a chart or as a table (DB-13, DB-14). */
export function AlertsByHour(): ReactElement {
  const t = useText();
  const format = useFormat();
  const clock = useClock();
  const timeZone = format.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [isTable, setTable] = useState(false);
  const load = useCallback(
    (source: DashboardSource, signal: AbortSignal) =>
      source.alertsByHour({ day: dayOf(clock.now(), timeZone), timeZone }, signal),
    [clock, timeZone],
  );
  const tile = useTile('alertHours', load);
  const total = tile.data?.hours.reduce((sum, hour) => sum + countOf(hour), 0);
  return (
    <TileFrame
      name="alertHours"
      title={t('alertHours')}
      note={
        total === undefined
          ? undefined
          : t('alertTotal', { count: total, formatted: format.number(total) })
      }
      tile={tile}
      skeleton={<LoadingChart />}
      actions={
        tile.data !== null && (
          <IconButton
            icon="columns"
            size="dense"
            label={t('showTable')}
            pressed={isTable}
            onClick={() => setTable(!isTable)}
          />
        )
      }
    >
      {tile.data !== null && (
        <div className={css.room}>
          {!isTable && <HourChart {...tile.data} timeZone={timeZone} />}
          <HourTable {...tile.data} timeZone={timeZone} visible={isTable} />
        </div>
      )}
    </TileFrame>
  );
}

function LoadingChart(): ReactElement {
  return (
    <div className={css.room}>
      <div className={css.loading}>
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
