import { isAbortError, useReportError } from '@pantau/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type BulkRun, interruptRun, isOpen, resumeRun } from '../bulk-run/bulk-run.ts';
import type { UsedStoredRun } from './use-stored-run.ts';

export interface OtherTabsOptions {
  readonly stored: UsedStoredRun;
  /** The run shown here. */
  readonly run: BulkRun | null;
  /** This tab is preparing or running something. */
  isBusy(): boolean;
  setRun(run: BulkRun | null): void;
  /** A reload, or the end of its tab, has interrupted a run, which this tab now continues. */
  onInterrupted(run: BulkRun): Promise<void>;
  /** A run of another tab has ended. */
  onEnd(): void;
}

export interface OtherTabs {
  /** The run that another tab is running. */
  readonly followed: BulkRun | null;
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

type Acquire = (wait: boolean, signal: AbortSignal) => Promise<(() => void) | null>;

/** Acquires the lock of the stored run; without one, every tab may run. */
function useAcquire(stored: UsedStoredRun): Acquire {
  const report = useReportError();
  return useCallback<Acquire>(
    async (wait, signal) => {
      if (stored.lock === undefined) return releaseNothing;
      try {
        return await stored.lock.acquire(stored.lockName, wait, signal);
      } catch (error) {
        if (isAbortError(error)) throw error;
        // A frame without an origin has neither locks nor a shared store.
        report(error);
        return releaseNothing;
      }
    },
    [stored, report],
  );
}

/** Shares the stored run with other tabs: only one runs it, and the others follow (DT-377). */
export function useOtherTabs(options: OtherTabsOptions): OtherTabs {
  const { stored } = options;
  const report = useReportError();
  const [followed, setFollowed] = useState<BulkRun | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const acquire = useAcquire(stored);

  useEffect(() => {
    if (stored.lock === undefined) return undefined;
    const ended = new AbortController();
    let isWaiting = false;
    let isFollowing = false;
    /** Waits for the end of the tab that runs; what it left open continues here. */
    const takeOver = async (): Promise<void> => {
      isWaiting = true;
      let release: (() => void) | null = null;
      try {
        release = await acquire(true, ended.signal);
        const now = ended.signal.aborted ? null : stored.read();
        if (now === null || !isOpen(now)) return;
        isFollowing = false;
        setFollowed(null);
        await latest.current.onInterrupted(resumeRun(now));
      } finally {
        isWaiting = false;
        release?.();
      }
    };
    const follow = (): void => {
      const { isBusy, run, setRun, onEnd } = latest.current;
      if (ended.signal.aborted || isBusy()) return;
      const now = stored.read();
      if (now !== null && isOpen(now)) {
        isFollowing = true;
        setFollowed(now);
        if (isWaiting) return;
        takeOver().catch((error: unknown) => {
          if (!isAbortError(error)) report(error);
        });
        return;
      }
      setFollowed(null);
      if (isFollowing || now === null || now.id === run?.id) setRun(now);
      if (isFollowing) onEnd();
      isFollowing = false;
    };
    const unsubscribe = stored.subscribe(follow);
    const first = stored.read();
    if (first !== null && isOpen(first)) follow();
    return () => {
      unsubscribe();
      ended.abort();
    };
  }, [stored, acquire, report]);

  return {
    followed,
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
