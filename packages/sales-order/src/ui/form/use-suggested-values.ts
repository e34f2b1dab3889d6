import { useReportError } from '@pantau/core';
import { useEffect, useMemo, useState } from 'react';
import type { Suggest } from './suggest.ts';

/** Maximum number of suggestions shown; typing narrows them down. */
const SUGGESTIONS_SHOWN = 50;

/**
 * The suggestions that contain the text, ignoring case. Without a response there are none: the user can type any
 * value.
 */
export function useSuggestedValues(
  suggest: Suggest,
  text: string,
  isOpen: boolean,
): readonly string[] {
  const report = useReportError();
  const [found, setFound] = useState<readonly string[]>([]);

  useEffect(() => {
    if (!isOpen) return undefined;
    let isCurrent = true;
    suggest().then(
      (values) => {
        if (isCurrent) setFound(values);
      },
      (error: unknown) => {
        if (!isCurrent) return;
        report(error);
        setFound([]);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [suggest, isOpen, report]);

  return useMemo(() => {
    const needle = text.trim().toLowerCase();
    return found
      .filter((value) => value !== text && value.toLowerCase().includes(needle))
      .slice(0, SUGGESTIONS_SHOWN);
  }, [found, text]);
}
