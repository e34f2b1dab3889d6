import { useFormat } from '@pantau/core';
import { Switch } from '@pantau/core/ui/switch';
import { TimeField } from '@pantau/core/ui/time-field';
import { type ReactElement, useId } from 'react';
import { crossesMidnight } from '../../engine/form/week.ts';
import { dayName } from '../shared/schedule-text.ts';
import css from './rule-form.module.css';
import { useDraftField } from './use-draft-field.ts';
import { useEditorText } from './use-editor-text.ts';
import { WeekStrip } from './week-strip.tsx';

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** When the rule applies: days and times, drawn as a week. */
export function ScheduleFields({ readOnly }: { readonly readOnly: boolean }): ReactElement {
  const te = useEditorText();
  const format = useFormat();
  const id = useId();
  const { value: isOn, onValueChange: setOn } = useDraftField('withSchedule');
  const start = useDraftField('startTime');
  const end = useDraftField('endTime');
  const { value: days, onValueChange: setDays } = useDraftField('days');
  const schedule = { startTime: start.value, endTime: end.value, days };
  const toggle = (day: number): void =>
    setDays(days.includes(day) ? days.filter((one) => one !== day) : [...days, day]);
  return (
    <>
      <Switch
        label={te('withSchedule')}
        checked={isOn}
        disabled={readOnly}
        onCheckedChange={setOn}
      />
      {isOn && (
        <>
          <div className={css.pair}>
            <TimeField
              label={te('startTime')}
              placeholder={te('timePattern')}
              readOnly={readOnly}
              {...start}
            />
            <TimeField
              label={te('endTime')}
              placeholder={te('timePattern')}
              readOnly={readOnly}
              hint={crossesMidnight(schedule) ? te('nextDay') : undefined}
              {...end}
            />
          </div>
          <div role="group" aria-labelledby={`${id}days`} className={css.group}>
            <span id={`${id}days`} className={css.groupLabel}>
              {te('days')}
            </span>
            <div className={css.days}>
              {WEEK.map((day) => (
                <button
                  key={day}
                  type="button"
                  className={css.day}
                  disabled={readOnly}
                  aria-pressed={days.includes(day)}
                  onClick={() => toggle(day)}
                >
                  {dayName(format, day)}
                </button>
              ))}
            </div>
            {days.length === 0 && <span className={css.hint}>{te('noDays')}</span>}
          </div>
          <WeekStrip schedule={schedule} />
        </>
      )}
    </>
  );
}
