import { Button } from '@pantau/core/ui/button';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import type { QuickNoteProblem } from '../../engine/alert/quick-notes.ts';
import { QUICK_NOTES_MAX } from '../../hooks/quick-notes.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import { QuickNoteLine } from './quick-note-line.tsx';
import css from './quick-notes-editor.module.css';

export interface QuickNoteFieldsProps {
  readonly notes: readonly string[];
  /** Of each note; empty until they are checked. */
  readonly problems: readonly QuickNoteProblem[];
  onChange(notes: readonly string[]): void;
}

/** One line per quick note, with buttons that move it up or down and remove it. */
export function QuickNoteFields(props: QuickNoteFieldsProps): ReactElement {
  const { notes, problems, onChange } = props;
  const t = useTriageText();
  const listRef = useRef<HTMLOListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  /** What gets the focus after the next change: a field, or a button of a line. */
  const focusNext = useRef<readonly [line: number, selector: string] | null>(null);
  useLayoutEffect(() => {
    const next = focusNext.current;
    focusNext.current = null;
    if (next === null) return;
    const [line, selector] = next;
    const found = listRef.current?.children[line]?.querySelector<HTMLElement>(selector);
    (found ?? addRef.current)?.focus();
  }, [notes]);

  const change = (next: readonly string[], line: number, selector = 'input'): void => {
    focusNext.current = [line, selector];
    onChange(next);
  };
  const move = (from: number, to: number): void => {
    const moved = notes.filter((_, index) => index !== from);
    moved.splice(to, 0, notes[from] ?? '');
    // A button at the end of its way is disabled, and would lose the focus.
    const isAtEnd = to === 0 || to === notes.length - 1;
    change(moved, to, isAtEnd ? 'input' : to < from ? '[data-up]' : '[data-down]');
  };
  const remove = (index: number): void =>
    change(
      notes.filter((_, at) => at !== index),
      Math.min(index, notes.length - 2),
    );
  const isFull = notes.length >= QUICK_NOTES_MAX;
  return (
    <>
      <ol ref={listRef} role="list" className={css.lines} aria-label={t('quickNotes')}>
        {notes.map((note, index) => (
          <QuickNoteLine
            // The text changes with every key press.
            key={index}
            note={note}
            index={index}
            isLast={index === notes.length - 1}
            problem={problems[index] ?? null}
            onChange={(value) => onChange(notes.map((one, at) => (at === index ? value : one)))}
            onMove={(by) => move(index, index + by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {notes.length === 0 && <p className={css.status}>{t('quickNotesNone')}</p>}
      <Button
        ref={addRef}
        size="dense"
        icon="plus"
        disabled={isFull}
        onClick={() => change([...notes, ''], notes.length)}
      >
        {t('quickNoteAdd')}
      </Button>
      {isFull && <p className={css.status}>{t('quickNotesFull', { most: QUICK_NOTES_MAX })}</p>}
    </>
  );
}
