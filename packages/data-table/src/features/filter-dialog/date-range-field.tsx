import { TextField } from '@pantau/core/ui/text-field';
import type { ReactElement } from 'react';
import { type Day, dateShortcuts } from '../../shared/day.ts';
import {
  type DraftOf,
  type FieldProblems,
  type FilterProblem,
  shortcutDraft,
} from './filter-draft.ts';
import type { DateRangeFilterField } from '../filters/filter-schema.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import css from './filter-dialog.module.css';
import { problemText } from './problem-text.ts';
import { RangeFrame } from './range-frame.tsx';

export interface DateRangeFieldProps {
  readonly field: DateRangeFilterField;
  readonly draft: DraftOf<'dateRange'>;
  readonly problems: FieldProblems;
  /** The latest day allowed, in the company's time zone (DT-26). */
  readonly today: Day;
  onChange(draft: DraftOf<'dateRange'>): void;
}

/** Start and end as whole days, with shortcuts that fill in both. */
export function DateRangeField(props: DateRangeFieldProps): ReactElement {
  const { field, draft, problems, today, onChange } = props;
  const t = useDialogText();
  const end = (name: 'from' | 'to', problem: FilterProblem | undefined): ReactElement => (
    <TextField
      type="date"
      label={t('fieldPart', {
        field: field.label,
        part: t(name === 'from' ? 'filterFrom' : 'filterTo'),
      })}
      hideLabel
      max={today}
      value={draft[name]}
      // Days typed by the user do not follow a shortcut.
      onValueChange={(day) => onChange({ ...draft, [name]: day, shortcut: null })}
      error={problemText(problem, t)}
    />
  );
  return (
    <RangeFrame
      label={field.label}
      start={end('from', problems.start)}
      end={end('to', problems.end)}
    >
      <div className={css.shortcuts}>
        {dateShortcuts.map((shortcut) => (
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
