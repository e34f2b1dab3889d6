import { isAbortError, useClock, useReportError } from '@pantau/core';
import { useEffect, useMemo, useState } from 'react';
import type { FilterSuggestions } from './filter-suggestions.ts';

/** ms; shorter than the search debounce, because nothing else waits for suggestions. */
const SUGGEST_DEBOUNCE_MS = 250;

/** Maximum number of suggestions shown; typing narrows them down. */
const SUGGESTIONS_SHOWN = 50;

export interface SuggestionList {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The suggestions that contain the text, ignoring case. */
  readonly values: readonly string[];
}

interface SuggestionResponse {
  readonly key: string;
  readonly values: readonly string[];
  readonly failed: boolean;
}

/** Suggestions for the typed text, while the list is open. */
export function useSuggestions(
  source: FilterSuggestions | undefined,
  key: string,
  text: string,
  isOpen: boolean,
): SuggestionList {
  const clock = useClock();
  const report = useReportError();
  const [response, setResponse] = useState<SuggestionResponse | null>(null);
  const search = text.trim();

  useEffect(() => {
    if (!isOpen || source === undefined) return undefined;
    const controller = new AbortController();
    const request = (): void => {
      source.suggest(key, search, controller.signal).then(
        (values) => {
          if (!controller.signal.aborted) setResponse({ key, values, failed: false });
        },
        (error: unknown) => {
          if (controller.signal.aborted || isAbortError(error)) return;
          report(error);
          setResponse({ key, values: [], failed: true });
        },
      );
    };
    const cancel = clock.setTimeout(request, search === '' ? 0 : SUGGEST_DEBOUNCE_MS);
    return () => {
      cancel();
      controller.abort();
    };
  }, [source, key, search, isOpen, clock, report]);

  return useMemo(() => {
    if (response?.key !== key) return { status: 'loading', values: [] };
    const needle = search.toLowerCase();
    const found = response.values.filter((value) => value.toLowerCase().includes(needle));
    const status = response.failed ? 'failed' : 'ready';
    return { status, values: [...new Set(found)].slice(0, SUGGESTIONS_SHOWN) };
  }, [response, key, search]);
}
