import type { Day } from '@pantau/core/day';
import { DateField } from '@pantau/core/ui/date-field';
import type { ReactElement } from 'react';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import { type DateRangeFilterField, shortcutsOf } from '../filters/filter-schema.ts';
import type { FieldInputProps } from './field-input.ts';
import { shortcutDraft } from './filter-draft.ts';
import css from './filter-dialog.module.css';
import { RangeFrame } from './range-frame.tsx';

export interface DateRangeFieldProps extends FieldInputProps<'dateRange'> {
  readonly field: DateRangeFilterField;
  /** In the company's time zone; the latest day of a field without days ahead (DT-26). */
  readonly today: Day;
}

/** The last day that the calendars offer. */
function lastDay({ max, future }: DateRangeFilterField, today: Day): Day | undefined {
  if (future === true) return max;
  return max !== undefined && max < today ? max : today;
}

/** Start and end as whole days, with shortcuts that fill in both. */
export function DateRangeField(props: DateRangeFieldProps): ReactElement {
  const { field, draft, errors, hideLabel, today, onChange } = props;
  const t = useDialogText();
  const end = (name: 'from' | 'to', error: string | undefined): ReactElement => (
    <DateField
      label={t('fieldPart', {
        field: field.label,
        part: t(name === 'from' ? 'filterFrom' : 'filterTo'),
      })}
      hideLabel
      today={today}
      min={field.min}
      max={lastDay(field, today)}
      rangeWith={draft[name === 'from' ? 'to' : 'from']}
      value={draft[name]}
      // Days typed by the user do not follow a shortcut.
      onValueChange={(day) => onChange({ ...draft, [name]: day, shortcut: null })}
      error={error}
    />
  );
  return (
    <RangeFrame
      label={field.label}
      hideLabel={hideLabel}
      start={end('from', errors.start)}
      end={end('to', errors.end)}
    >
      <div className={css.shortcuts}>
        {shortcutsOf(field).map((shortcut) => (
          <button
            key={shortcut}
            type="button"
            className={css.shortcut}
            aria-pressed={draft.shortcut === shortcut}
            onClick={() => onChange(shortcutDraft(shortcut, today))}
          >
            {t(shortcut)}
          </button>
        ))}
      </div>
    </RangeFrame>
  );
}
