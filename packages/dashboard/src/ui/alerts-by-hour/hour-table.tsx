import { useFormat } from '@pantau/core';
import type { ReactElement } from 'react';
import { useText } from '../shared/use-text.ts';
import type { HourChartProps } from './hour-chart.tsx';
import css from './hour-table.module.css';
import { useHourText } from './hour-texts.ts';

interface HourTableProps extends HourChartProps {
  /** Otherwise only for screen readers. */
  readonly visible: boolean;
}

/** The numbers of the chart (DB-14). */
export function HourTable({ day, hours, timeZone, visible }: HourTableProps): ReactElement {
  const t = useText();
  const { number } = useFormat();
  const hourText = useHourText(day, timeZone);
  const hasUrgent = hours.some(({ urgent }) => urgent !== null);
  return (
    <div
      className={visible ? css.scroller : css.hidden}
      {...(visible && { role: 'group', tabIndex: 0, 'aria-label': t('alertHours') })}
    >
      <table className={css.table}>
        <caption className={css.hidden}>{t('alertHours')}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              {t('hour')}
            </th>
            {hasUrgent && (
              <th scope="col" className={css.head} data-number>
                {t('urgent')}
              </th>
            )}
            <th scope="col" className={css.head} data-number>
              {t('important')}
            </th>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ hour, urgent, important }) => (
            <tr key={hour}>
              <th scope="row" className={css.cell}>
                {t('hourSpan', { from: hourText(hour), to: hourText(hour + 1) })}
              </th>
              {hasUrgent && (
                <td className={css.cell} data-number>
                  {number(urgent ?? 0)}
                </td>
              )}
              <td className={css.cell} data-number>
                {number(important)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
