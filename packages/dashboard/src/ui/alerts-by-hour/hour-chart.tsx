import { useFormat } from '@pantau/core';
import { dayOf, timeOf } from '@pantau/core/day';
import { type PointerEvent, type ReactElement, useCallback, useState } from 'react';
import { axisOf } from '../../engine/chart/scale.ts';
import type { AlertHour, AlertHours } from '../../engine/source/dashboard-source.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useText } from '../shared/use-text.ts';
import css from './hour-chart.module.css';
import { useHourText } from './hour-texts.ts';

const MINUTE_MS = 60_000;
/** Hours that are always labelled. */
const LABELLED = [0, 6, 12, 18];

export interface HourChartProps extends AlertHours {
  readonly timeZone: string;
}

const countOf = ({ urgent, important }: AlertHour): number => (urgent ?? 0) + important;
const percent = (share: number): string => `${share * 100}%`;

/**
 * Bars of the day's alerts, the urgent ones dark and at the bottom, so that they differ without colour. A table has the
 * same numbers for screen readers.
 */
export function HourChart({ day, hours, timeZone }: HourChartProps): ReactElement {
  const { number } = useFormat();
  const hourText = useHourText(day, timeZone);
  const [pointed, setPointed] = useState<number | null>(null);
  const axis = axisOf(Math.max(...hours.map(countOf)));
  const max = axis.at(-1) ?? 1;
  const readHour = useCallback(
    (now: number) =>
      dayOf(now, timeZone) === day ? Number(timeOf(now, timeZone).slice(0, 2)) : -1,
    [day, timeZone],
  );
  const currentHour = useNow(readHour, MINUTE_MS);
  const point = ({ currentTarget, clientX }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const hour = Math.floor(((clientX - left) / width) * hours.length);
    setPointed(Math.min(hours.length - 1, Math.max(0, hour)));
  };
  return (
    <div className={css.chart} aria-hidden>
      <Caption hours={hours} pointed={pointed} hourText={hourText} />
      <div className={css.plot}>
        <div className={css.axis}>
          {axis.map((value) => (
            <span key={value} className={css.tick} style={{ bottom: percent(value / max) }}>
              {number(value)}
            </span>
          ))}
        </div>
        <div
          className={css.bars}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
        >
          {axis.map((value) => (
            <span
              key={value}
              className={css.line}
              data-base={value === 0 || undefined}
              style={{ bottom: percent(value / max) }}
            />
          ))}
          {hours.map((hour) => (
            <span
              key={hour.hour}
              className={css.hour}
              data-pointed={hour.hour === pointed || undefined}
            >
              {hour.important > 0 && (
                <span className={css.important} style={{ height: percent(hour.important / max) }} />
              )}
              {(hour.urgent ?? 0) > 0 && (
                <span
                  className={css.urgent}
                  style={{ height: percent((hour.urgent ?? 0) / max) }}
                />
              )}
            </span>
          ))}
        </div>
      </div>
      <div className={css.labels}>
        {hours.map(({ hour }) => (
          <span key={hour} className={css.label} data-now={hour === currentHour || undefined}>
            {(hour === currentHour ||
              (LABELLED.includes(hour) && Math.abs(hour - currentHour) > 2)) &&
              hourText(hour)}
          </span>
        ))}
      </div>
    </div>
  );
}

interface CaptionProps {
  readonly hours: readonly AlertHour[];
  /** The hour under the pointer. */
  readonly pointed: number | null;
  hourText(hour: number): string;
}

/** The numbers of the hour under the pointer, else the busiest hour; and what the bars stand for. */
function Caption({ hours, pointed, hourText }: CaptionProps): ReactElement {
  const t = useText();
  const { number } = useFormat();
  const hasUrgent = hours.some(({ urgent }) => urgent !== null);
  const shown = pointed === null ? undefined : hours[pointed];
  const busiest = hours.reduce((most, hour) => (countOf(hour) > countOf(most) ? hour : most));
  const isQuiet = countOf(busiest) === 0;
  const numberOf = (count: number | undefined | null): string =>
    shown === undefined ? '' : number(count ?? 0);
  return (
    <div className={css.caption}>
      <span className={css.fact}>
        {shown !== undefined &&
          t('hourSpan', {
            from: hourText(shown.hour),
            to: hourText(shown.hour + 1),
          })}
        {shown === undefined && isQuiet && t('noAlertsTitle')}
        {shown === undefined &&
          !isQuiet &&
          t('busiest', { time: hourText(busiest.hour), formatted: number(countOf(busiest)) })}
      </span>
      {hasUrgent && (
        <span className={css.key} data-kind="urgent">
          {t('urgent')} <b className={css.count}>{numberOf(shown?.urgent)}</b>
        </span>
      )}
      <span className={css.key} data-kind="important">
        {t('important')} <b className={css.count}>{numberOf(shown?.important)}</b>
      </span>
    </div>
  );
}
