import { isPantauError, useReportError } from '@pantau/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EvidenceSource } from '../engine/evidence/evidence-source.port.ts';
import { useAlertCenter } from './alert-center-context.ts';

/** How far something that is looked up beside an alert has come. `none`: there is nothing to ask, or nobody. */
export type Lookup<T> =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'found'; readonly value: T };

interface Answer<T> {
  readonly key: string;
  readonly evidence: EvidenceSource;
  readonly lookup: Lookup<T>;
}

export type ReadLookup<T> = (evidence: EvidenceSource, signal: AbortSignal) => Promise<T>;

const none = { status: 'none' } as const;
const loading = { status: 'loading' } as const;
const failed = { status: 'failed' } as const;

/** What a source does not have at all is no fault (`EvidenceSource`). */
const isFault = (error: unknown): boolean => !(isPantauError(error) && error.kind === 'notFound');

/**
 * Asks once for each key; ends the request when nobody wants the answer any more. A failure is reported,
 * not shown, unless the view does so.
 *
 * @param key what is asked for, in one word; null: nothing
 * @returns the answer, and the way to ask again
 */
export function useLookup<T>(
  key: string | null,
  read: ReadLookup<T>,
): readonly [lookup: Lookup<T>, again: () => void] {
  const { source: evidence } = useAlertCenter().evidence;
  const report = useReportError();
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });

  useEffect(() => {
    if (key === null || evidence === null) return undefined;
    const aborter = new AbortController();
    const { signal } = aborter;
    const tell = (lookup: Lookup<T>): void => {
      if (!signal.aborted) setAnswer({ key, evidence, lookup });
    };
    latest.current(evidence, signal).then(
      (value) => tell({ status: 'found', value }),
      (error: unknown) => {
        if (!signal.aborted && isFault(error)) report(error);
        tell(failed);
      },
    );
    return () => aborter.abort();
  }, [key, evidence, attempt, report]);

  const again = useCallback(() => {
    setAnswer(null);
    setAttempt((before) => before + 1);
  }, []);

  if (key === null || evidence === null) return [none, again];
  const isAnswered = answer?.key === key && answer.evidence === evidence;
  return [isAnswered ? answer.lookup : loading, again];
}
