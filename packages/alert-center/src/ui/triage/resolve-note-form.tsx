import type { Request } from '@pantau/core/request';
import { initialFocus } from '@pantau/core/ui/overlay';
import { TextField } from '@pantau/core/ui/text-field';
import { type FormEvent, type ReactElement, useId } from 'react';
import { NOTE_MAX } from '../../engine/alert/alert-action.ts';
import type { QuickNotes } from '../../hooks/quick-notes.ts';
import { useText } from '../shared/use-text.ts';
import { QuickNoteList, optionId } from './quick-note-list.tsx';
import css from './resolve-note-dialog.module.css';
import { useNoteError } from './use-note-error.ts';
import { useQuickNoteKeys } from './use-quick-note-keys.ts';

export interface ResolveNoteFormProps {
  /** Of the form, for its submit button. */
  readonly id: string;
  readonly request: Request<QuickNotes>;
  readonly text: string;
  onChange(text: string): void;
  onResolve(note: string): void;
}

/** The text field, a combobox over the quick notes. */
export function ResolveNoteForm(props: ResolveNoteFormProps): ReactElement {
  const { id, request, text, onChange, onResolve } = props;
  const t = useText();
  const listId = useId();
  const { error, validate } = useNoteError(text);
  const all = request.data?.notes ?? [];
  const { notes, active, onKeyDown, reset } = useQuickNoteKeys(all, text, onResolve);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const picked = notes[active];
    if (picked !== undefined) onResolve(picked);
    else if (validate()) onResolve(text);
  };
  return (
    <>
      <form id={id} className={css.form} onSubmit={onSubmit} noValidate>
        <TextField
          label={t('note')}
          placeholder={t('notePlaceholder')}
          value={text}
          onValueChange={(value) => {
            onChange(value);
            reset();
          }}
          onKeyDown={onKeyDown}
          characterLimit={NOTE_MAX}
          autoComplete="off"
          required
          role="combobox"
          aria-expanded={notes.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active < 0 ? undefined : optionId(listId, active)}
          {...initialFocus}
          {...(error !== undefined && { error })}
        />
      </form>
      <QuickNoteList
        id={listId}
        request={request}
        notes={notes}
        active={active}
        isFiltered={text.trim() !== ''}
        onChoose={onResolve}
      />
    </>
  );
}
