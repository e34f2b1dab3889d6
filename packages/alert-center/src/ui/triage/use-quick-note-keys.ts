import { type KeyboardEvent, useState } from 'react';

/** How many quick notes have a digit of their own. */
export const DIGITS = 9;

/** Words of a search in any order, as in other searches of the panel. */
const has = (note: string, text: string): boolean => {
  const lower = note.toLocaleLowerCase();
  return text
    .toLocaleLowerCase()
    .split(/\s+/u)
    .every((word) => lower.includes(word));
};

interface QuickNoteKeys {
  /** Those that have every word of the text. */
  readonly notes: readonly string[];
  /** Index of the one that Enter picks; -1 for none, so that Enter takes the text. */
  readonly active: number;
  onKeyDown(event: KeyboardEvent): void;
  /** Makes none active again: after the text has changed. */
  reset(): void;
}

/**
 * The keys of the text field above quick notes: arrows choose one, digits pick one at once while the field is empty;
 * with text in it they are part of that.
 */
export function useQuickNoteKeys(
  all: readonly string[],
  text: string,
  onPick: (note: string) => void,
): QuickNoteKeys {
  const [chosen, setChosen] = useState(-1);
  const notes = all.filter((note) => has(note, text.trim()));
  const active = chosen < notes.length ? chosen : -1;
  return {
    notes,
    active,
    reset: () => setChosen(-1),
    onKeyDown(event) {
      const { key } = event;
      if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
      // Above the first one is the text.
      const places = notes.length + 1;
      if (key === 'ArrowDown') setChosen(((active + 2) % places) - 1);
      else if (key === 'ArrowUp') setChosen(((active + places) % places) - 1);
      else {
        const digit = /^[1-9]$/u.test(key) && text === '' && !event.repeat ? Number(key) : 0;
        const note = digit === 0 ? undefined : notes[digit - 1];
        if (note === undefined) return;
        onPick(note);
      }
      event.preventDefault();
    },
  };
}
