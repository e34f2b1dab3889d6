import { isPantauError, useClock, useReportError } from '@pantau/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { errorText } from '../../shared/error-text.ts';
import { useText } from '../../shared/use-text.ts';
import type { BulkRun } from '../bulk-run/bulk-run.ts';
import type { BulkWork } from '../bulk-run/bulk-work.ts';
import { runBulkAction } from '../bulk-run/run-bulk-action.ts';
import { shownAtStart } from './use-other-tabs.ts';
import type { UsedStoredRun } from './use-stored-run.ts';

/** A page that is being left ends within this time after its requests were aborted. */
const LEAVING_MS = 500;

export type RunPhase = 'idle' | 'preparing' | 'running' | 'stopping';

export interface RunningOptions {
  readonly stored: UsedStoredRun;
  /** Called when a run has ended, or could not start because the rows changed. */
  onEnd(run: BulkRun | null, work: BulkWork): void;
}

/** The run of a table, with the functions that advance and stop it. */
export interface Running {
  readonly run: BulkRun | null;
  readonly phase: RunPhase;
  setRun(run: BulkRun | null): void;
  setPhase(phase: RunPhase): void;
  /** This table is preparing or running something. */
  readonly busy: RefObject<boolean>;
  readonly mounted: RefObject<boolean>;
  /** Begins a run that `stop` can end. */
  begin(): AbortSignal;
  /** Runs to the end. */
  proceed(from: BulkRun, work: BulkWork): Promise<void>;
  /** Ends the run after the batch that is being sent. */
  stop(): void;
}

/** Runs one bulk action to its end, and stores each step. It ends with the table. */
export function useRunning(options: RunningOptions): Running {
  const { stored } = options;
  const t = useText();
  const report = useReportError();
  const clock = useClock();
  const [run, setRun] = useState<BulkRun | null>(() => shownAtStart(stored));
  const [phase, setPhase] = useState<RunPhase>('idle');
  const busy = useRef(false);
  const stopping = useRef(new AbortController());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      stopping.current.abort();
    };
  }, []);
  return {
    ...{ run, phase, setRun, setPhase, busy, mounted },
    begin() {
      busy.current = true;
      stopping.current = new AbortController();
      return stopping.current.signal;
    },
    async proceed(from, work) {
      setPhase('running');
      const ended = await runBulkAction(from, work, {
        stop: stopping.current.signal,
        onError: report,
        beforeUnknown: () => new Promise((resolve) => clock.setTimeout(resolve, LEAVING_MS)),
        reasonOf: (error) => (isPantauError(error) ? errorText(error, t) : undefined),
        onChange(next) {
          latest.current.stored.save(next);
          if (mounted.current) setRun(next);
        },
      });
      busy.current = false;
      if (!mounted.current) return;
      setPhase('idle');
      latest.current.onEnd(ended, work);
    },
    stop() {
      stopping.current.abort();
      setPhase((now) => (now === 'running' ? 'stopping' : now));
    },
  };
}
