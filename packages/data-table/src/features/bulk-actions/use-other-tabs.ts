import { isAbortError, useReportError } from '@pantau/core';
import { useEffect, useRef } from 'react';
import { type BulkRun, interruptRun, isOpen, resumeRun } from '../bulk-run/bulk-run.ts';
import type { UsedStoredRun } from './use-stored-run.ts';

export interface OtherTabsOptions {
  readonly stored: UsedStoredRun;
  /** The run shown here. */
  readonly run: BulkRun | null;
  /** This tab is not running anything. */
  readonly idle: boolean;
  setRun(run: BulkRun | null): void;
  /** A reload, or the end of its tab, has interrupted a run, which this tab now continues. */
  onInterrupted(run: BulkRun): Promise<void>;
}

export interface OtherTabs {
  /** Runs unless another tab is running; returns whether it did. */
  inTurn(act: () => Promise<void>): Promise<boolean>;
}

/** A stored run that has ended is shown at once; an open one belongs to the tab that gets the lock. */
export function shownAtStart(stored: UsedStoredRun): BulkRun | null {
  const run = stored.read();
  if (run === null || (stored.lock !== undefined && isOpen(run))) return null;
  return interruptRun(run);
}

const releaseNothing = (): void => undefined;

/** Shares the stored run with other tabs: only one runs it, and the others follow (DT-377). */
export function useOtherTabs(options: OtherTabsOptions): OtherTabs {
  const { stored, run, idle } = options;
  const report = useReportError();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const acquire = async (wait: boolean, signal: AbortSignal): Promise<(() => void) | null> => {
    if (stored.lock === undefined) return releaseNothing;
    try {
      return await stored.lock.acquire(stored.lockName, wait, signal);
    } catch (error) {
      if (isAbortError(error)) throw error;
      // A frame without an origin has neither locks nor a shared store.
      report(error);
      return releaseNothing;
    }
  };
  const acquireLatest = useRef(acquire);
  useEffect(() => {
    acquireLatest.current = acquire;
  });

  useEffect(() => {
    const first = stored.read();
    if (stored.lock === undefined || first === null || !isOpen(first)) return undefined;
    const ended = new AbortController();
    const takeOver = async (): Promise<void> => {
      const release = await acquireLatest.current(true, ended.signal);
      try {
        const now = ended.signal.aborted ? null : stored.read();
        if (now === null) return;
        if (isOpen(now)) await latest.current.onInterrupted(resumeRun(now));
        else if (latest.current.idle) latest.current.setRun(now);
      } finally {
        release?.();
      }
    };
    takeOver().catch((error: unknown) => {
      if (!isAbortError(error)) report(error);
    });
    return () => ended.abort();
  }, [stored, report]);

  const id = run?.id;
  useEffect(() => {
    if (!idle || id === undefined || stored.lock === undefined) return undefined;
    return stored.subscribe(() => {
      const next = stored.read();
      if (next === null) latest.current.setRun(null);
      else if (next.id === id) latest.current.setRun(isOpen(next) ? null : next);
    });
  }, [stored, idle, id]);

  return {
    async inTurn(act) {
      const release = await acquire(false, new AbortController().signal);
      if (release === null) return false;
      try {
        await act();
      } finally {
        release();
      }
      return true;
    },
  };
}
