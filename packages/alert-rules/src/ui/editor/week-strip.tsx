import { useFormat } from '@pantau/core';
import type { ReactElement } from 'react';
import { weekOf } from '../../engine/form/week.ts';
import type { RuleSchedule } from '../../engine/rules/rule.ts';
import { dayName, scheduleText } from '../shared/schedule-text.ts';
import { useText } from '../shared/use-text.ts';
import { useEditorText } from './use-editor-text.ts';
import css from './week-strip.module.css';

const DAY_MINUTES = 1_440;
const HOURS = [0, 6, 12, 18, 24];
const percent = (minutes: number): string => `${(minutes / DAY_MINUTES) * 100}%`;

/** When a rule applies, drawn for each day of the week (AR-43). Nothing while the times are incomplete. */
export function WeekStrip({ schedule }: { readonly schedule: RuleSchedule }): ReactElement | null {
  const t = useText();
  const te = useEditorText();
  const format = useFormat();
  const week = weekOf(schedule);
  if (week === null) return null;
  const text = te('weekLabel', { text: scheduleText(t, format, schedule) });
  return (
    <div className={css.strip} role="img" aria-label={text}>
      {week.map((spans, index) => (
        <div key={index} className={css.day}>
          <span className={css.name}>{dayName(format, index + 1)}</span>
          <span className={css.track}>
            {spans.map(({ from, to }) => (
              <span
                key={from}
                className={css.span}
                style={{ left: percent(from), width: percent(to - from) }}
              />
            ))}
          </span>
        </div>
      ))}
      <div className={css.hours}>
        {HOURS.map((hour) => (
          <span key={hour} className={css.hour} style={{ left: percent(hour * 60) }}>
            {hour}
          </span>
        ))}
      </div>
    </div>
  );
}
