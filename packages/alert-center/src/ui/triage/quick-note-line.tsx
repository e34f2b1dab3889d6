import { IconButton } from '@pantau/core/ui/icon-button';
import { TextField } from '@pantau/core/ui/text-field';
import type { ReactElement } from 'react';
import { NOTE_MAX } from '../../engine/alert/alert-action.ts';
import type { QuickNoteProblem } from '../../engine/alert/quick-notes.ts';
import { useText } from '../shared/use-text.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import css from './quick-notes-editor.module.css';

export interface QuickNoteLineProps {
  readonly note: string;
  readonly index: number;
  readonly isLast: boolean;
  readonly problem: QuickNoteProblem;
  onChange(note: string): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

/** One quick note in the editor. */
export function QuickNoteLine(props: QuickNoteLineProps): ReactElement {
  const { note, index, isLast, problem, onChange, onMove, onRemove } = props;
  const base = useText();
  const t = useTriageText();
  const number = index + 1;
  const errors = {
    blank: base('fieldRequired', { field: base('note') }),
    tooLong: t('tooLong', { most: NOTE_MAX }),
    twice: t('quickNoteTwice'),
  };
  return (
    <li className={css.line}>
      <div className={css.field}>
        <TextField
          label={t('quickNoteNumber', { number })}
          hideLabel
          value={note}
          autoComplete="off"
          onValueChange={onChange}
          {...(problem !== null && { error: errors[problem] })}
        />
      </div>
      <IconButton
        data-up=""
        icon="arrowUp"
        label={t('quickNoteUp', { number })}
        disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        data-down=""
        icon="arrowDown"
        label={t('quickNoteDown', { number })}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton icon="trash" label={t('quickNoteRemove', { number })} onClick={onRemove} />
    </li>
  );
}
