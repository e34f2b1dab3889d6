import { useClock } from '@pantau/core';
import { useEffect, useRef, useState } from 'react';
import {
  type AlertSearch,
  emptySearch,
  normalSearch,
  sameSearch,
  useSearch,
  useSetSearch,
} from '../../hooks/search.ts';

/** How long typing pauses before the search is sent. */
const TYPING_PAUSE_MS = 120;

export interface SearchDraft {
  readonly draft: AlertSearch;
  /** Whether there is nothing to clear. */
  readonly isEmpty: boolean;
  /** Sends the text once typing pauses. */
  type(text: string): void;
  /** Sends a condition, together with the text, immediately. */
  change(change: Partial<AlertSearch>): void;
}

/** The search as the user edits it, ahead of the one that the lists show, which may also change elsewhere. */
export function useSearchDraft(): SearchDraft {
  const clock = useClock();
  const search = useSearch();
  const set = useSetSearch();
  const [draft, setDraft] = useState(search ?? emptySearch);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState(search);
  const cancel = useRef<(() => void) | undefined>(undefined);

  if (seen !== search) {
    setSeen(search);
    // Not what this field has sent: the user may have typed on, or a blank that the search leaves out.
    const isOwn = sameSearch(search, sent) || sameSearch(search, normalSearch(draft));
    if (!isOwn) setDraft(search ?? emptySearch);
  }

  useEffect(() => () => cancel.current?.(), []);

  const send = (next: AlertSearch): void => {
    cancel.current?.();
    cancel.current = undefined;
    setSent(normalSearch(next));
    set?.(next);
  };

  return {
    draft,
    isEmpty: normalSearch(draft) === null && draft.text === '',
    type(text) {
      const next = { ...draft, text };
      setDraft(next);
      cancel.current?.();
      cancel.current = clock.setTimeout(() => send(next), TYPING_PAUSE_MS);
    },
    change(change) {
      const next = { ...draft, ...change };
      setDraft(next);
      send(next);
    },
  };
}
