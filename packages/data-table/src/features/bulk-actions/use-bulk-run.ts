import { isAbortError, useReportError, useToast } from '@pantau/core';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../shared/error-text.ts';
import { useText } from '../../shared/use-text.ts';
import { type BulkRun, createBulkRun, interruptRun, retryRows } from '../bulk-run/bulk-run.ts';
import type { BulkWork } from '../bulk-run/bulk-work.ts';
import { newRunId } from '../bulk-run/run-id.ts';
import { undoRun } from '../bulk-run/undo-run.ts';
import type { BulkRequest } from './bulk-request.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { useRunTexts } from './use-run-texts.ts';
import { type RunPhase, type Running, type RunningOptions, useRunning } from './use-running.ts';

export interface BulkRunState {
  /** `idle` with a run is its result. */
  readonly phase: RunPhase;
  readonly run: BulkRun | null;
  /** The run that another tab is running. */
  readonly followed: BulkRun | null;
  /** The work whose rows were collected last. */
  readonly begun: BulkWork | undefined;
  start(request: BulkRequest): Promise<void>;
  retry(work: BulkWork): Promise<void>;
  /** Takes a run back with the `undo` of its work. */
  undo(run: BulkRun, work: BulkWork): Promise<void>;
  /** Ends the run after the batch that is being sent. */
  stop(): void;
  dismiss(): void;
}

export interface BulkRunOptions extends RunningOptions {
  /** Names the rows that are loaded. */
  labels(): ReadonlyMap<string, string>;
  /** The work of a stored run; `undefined` if the table does not have its action any more. */
  workOf(run: BulkRun): BulkWork | undefined;
  /** Called when the user has confirmed a run. */
  onBegin(): void;
  /** Called when a run of another tab has ended. */
  onEndElsewhere(): void;
}

/** Starts a run unless one is in progress, here or in another tab. A toast reports a run in another tab. */
function useTurn(options: BulkRunOptions, running: Running) {
  const { t } = useRunTexts();
  const toast = useToast();
  const { busy, begin, proceed, setRun, run } = running;
  const tabs = useOtherTabs({
    ...{ stored: options.stored, run, setRun, onEnd: options.onEndElsewhere },
    isBusy: () => busy.current,
    async onInterrupted(interrupted) {
      const work = options.workOf(interrupted);
      setRun(work === undefined ? interruptRun(interrupted) : interrupted);
      if (work === undefined) return;
      begin();
      await proceed(interrupted, work);
    },
  });
  const inTurn = async (act: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    if (busy.current) return;
    const signal = begin();
    try {
      const began = await tabs.inTurn(async () => {
        options.onBegin();
        await act(signal);
      });
      if (!began) toast.show({ kind: 'warning', text: t('runElsewhere') });
    } finally {
      busy.current = false;
    }
  };
  return { followed: tabs.followed, inTurn };
}

/** Runs one bulk action at a time. One that a reload has interrupted continues, or is shown as its result (DT-373). */
export function useBulkRun(options: BulkRunOptions): BulkRunState {
  const { stored } = options;
  const t = useText();
  const { t: runText } = useRunTexts();
  const toast = useToast();
  const report = useReportError();
  const running = useRunning(options);
  const { run, phase, setRun, setPhase, proceed, mounted, stop } = running;
  const { followed, inTurn } = useTurn(options, running);
  const [begun, setBegun] = useState<BulkWork>();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const prepare = async ({ action, work, target }: BulkRequest, fields: unknown) =>
    inTurn(async (signal) => {
      setRun(null);
      setBegun(work);
      setPhase('preparing');
      const ids = await target.resolveIds(signal);
      const labels = latest.current.labels();
      const labelOf = (id: string): string | undefined => labels.get(id) ?? work.labelOf?.(id);
      const dataOf = work.dataOf?.bind(work);
      const next = createBulkRun({ id: newRunId(), action, fields, ids, labelOf, dataOf });
      target.clear();
      await proceed(next, work);
    });

  return {
    ...{ run, phase, followed, begun, stop },
    async start(request) {
      const { work, target } = request;
      try {
        const fields = await work.ask?.(target);
        if (fields !== null) await prepare(request, fields);
      } catch (error) {
        if (!mounted.current) return;
        setPhase('idle');
        if (isAbortError(error)) return;
        report(error);
        toast.show({ kind: 'error', text: runText('runFailed', { reason: errorText(error, t) }) });
        latest.current.onEnd(null, work);
      }
    },
    async retry(work) {
      if (run === null) return;
      await inTurn(() => {
        const last = stored.load();
        return proceed(retryRows(last?.id === run.id ? last : run), work);
      });
    },
    async undo(done, work) {
      const back = work.undo;
      if (back === undefined) return;
      await inTurn(() => proceed(undoRun(done, back, newRunId()), back.work));
    },
    dismiss() {
      stored.save(null);
      setRun(null);
    },
  };
}
