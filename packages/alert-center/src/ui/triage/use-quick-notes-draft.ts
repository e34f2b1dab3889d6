import { isPantauError } from '@pantau/core/base';
import { useState } from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { checkQuickNotes, useQuickNotes } from '../../hooks/quick-notes.ts';

/** What the user makes of the company's quick notes, until it is saved. */
export function useQuickNotesDraft(onSaved: () => void) {
  const { source } = useAlertCenter();
  const request = useQuickNotes();
  const [draft, change] = useState<readonly string[] | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<'conflict' | 'other' | null>(null);
  const [busy, setBusy] = useState(false);
  const { data } = request;
  const notes = draft ?? data?.notes ?? [];
  const problems = checkQuickNotes(notes);

  const save = async (): Promise<void> => {
    setChecked(true);
    if (data === undefined || busy || problems.some((one) => one !== null)) return;
    setBusy(true);
    setFailure(null);
    try {
      await source.saveQuickNotes?.({ revision: data.revision, notes });
      onSaved();
    } catch (cause) {
      setFailure(isPantauError(cause) && cause.kind === 'conflict' ? 'conflict' : 'other');
    } finally {
      setBusy(false);
    }
  };
  return {
    request,
    notes,
    /** Of each note; none until the user saves them. */
    problems: isChecked ? problems : [],
    isChanged: draft !== null && draft.join('\n') !== data?.notes.join('\n'),
    failure,
    busy,
    change,
    save,
    /** Shows what is stored. */
    startOver(): void {
      change(null);
      setFailure(null);
      setChecked(false);
      request.reload();
    },
  };
}
