import { TextField } from '@pantau/core/ui';
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
  /** In the company's time zone: no day after it (spec shell §5). */
  readonly today: Day;
  onChange(draft: DraftOf<'dateRange'>): void;
}

/** From and to as whole days, and shortcuts that fill them in (spec shell §5). */
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
      isLabelHidden
      max={today}
      value={draft[name]}
      // Days that are chosen one by one stay these days.
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
