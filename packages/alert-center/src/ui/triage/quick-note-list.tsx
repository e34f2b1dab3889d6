import type { Request } from '@pantau/core/request';
import { Button } from '@pantau/core/ui/button';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import type { QuickNotes } from '../../hooks/quick-notes.ts';
import { useText } from '../shared/use-text.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import css from './resolve-note-dialog.module.css';
import { DIGITS } from './use-quick-note-keys.ts';

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

export interface QuickNoteListProps {
  readonly id: string;
  readonly request: Request<QuickNotes>;
  /** Those that are offered. */
  readonly notes: readonly string[];
  readonly active: number;
  readonly isFiltered: boolean;
  onChoose(note: string): void;
}

/** The quick notes below the text field, which keeps the focus; without any, why there are none. */
export function QuickNoteList(props: QuickNoteListProps): ReactElement {
  const { id, request, notes, active, isFiltered, onChoose } = props;
  const base = useText();
  const t = useTriageText();
  const listRef = useRef<HTMLDivElement>(null);
  const { data, error, loading, reload } = request;
  useLayoutEffect(() => {
    listRef.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const hasFailed = error !== null && data === undefined;
  const isNoMatch = isFiltered && notes.length === 0 && (data?.notes.length ?? 0) > 0;
  const status = hasFailed ? t('quickNotesFailed') : isNoMatch ? t('quickNotesNoMatch') : '';
  return (
    <>
      <p className={css.status} role="status">
        {loading && data === undefined ? base('loading') : status}
      </p>
      {hasFailed && !loading && (
        <Button size="dense" icon="retry" className={css.edit} onClick={reload}>
          {base('retry')}
        </Button>
      )}
      <div
        ref={listRef}
        id={id}
        role="listbox"
        aria-label={t('quickNotes')}
        aria-busy={loading}
        className={css.notes}
        // Keeps the focus in the field.
        onPointerDown={(event) => event.preventDefault()}
      >
        {notes.map((note, index) => (
          <div
            key={note}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            className={css.note}
            onClick={() => onChoose(note)}
          >
            <kbd className={css.digit} aria-hidden="true">
              {!isFiltered && index < DIGITS ? index + 1 : ''}
            </kbd>
            <span className={css.text}>{note}</span>
          </div>
        ))}
      </div>
    </>
  );
}
