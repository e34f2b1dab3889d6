import { type ReactElement, type Ref, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { BulkRun } from '../bulk-run/bulk-run.ts';
import type { BulkTexts, BulkWork } from '../bulk-run/bulk-work.ts';
import { countRun } from '../bulk-run/count-run.ts';
import { type BulkAction, everyAction } from './bulk-action.ts';
import css from './bulk-bar.module.css';
import { BulkProgress } from './bulk-progress.tsx';
import { BulkProgressDialog } from './bulk-progress-dialog.tsx';
import type { BulkRequest } from './bulk-request.ts';
import { BulkResultPanel } from './bulk-result-panel.tsx';
import { ConfirmWork } from './confirm-work.tsx';
import { type RunTexts, deletionTexts, useRunTexts } from './use-run-texts.ts';
import type { BulkRunState } from './use-bulk-run.ts';
import type { RunPhase } from './use-running.ts';
import { type RunTable, useHostedRun } from './use-hosted-run.ts';
import type { BulkRunStorage } from './use-stored-run.ts';

export interface BulkRunHostProps {
  readonly request: BulkRequest | null;
  /** All actions, from which the one of a stored run is found. */
  readonly actions: readonly BulkAction[];
  /** The work of "Delete", which has texts of its own. */
  readonly deletion: BulkWork | undefined;
  readonly table: RunTable;
  readonly storage: BulkRunStorage | undefined;
  /** The request was taken or cancelled. */
  onClose(): void;
  onBusy(busy: boolean): void;
  focusTable(): void;
}

/** The work of a stored run; none if the table does not have its action any more. */
function workOfRun(run: BulkRun, actions: readonly BulkAction[]): BulkWork | undefined {
  const work = everyAction(actions).find(({ key }) => key === run.action)?.work;
  return run.undo === true ? work?.undo?.work : work;
}

/** Asks, runs a bulk action, and shows its progress and result. */
export function BulkRunHost(props: BulkRunHostProps): ReactElement {
  const { request, actions, deletion, onClose, onBusy, focusTable } = props;
  const runTexts = useRunTexts();
  const placeRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLElement>(null);
  const textsOf = (work: BulkWork | undefined): BulkTexts | undefined =>
    work?.texts ?? (work !== undefined && work === deletion ? deletionTexts(runTexts) : undefined);
  const { table, storage } = props;
  const workOf = (of: BulkRun): BulkWork | undefined => workOfRun(of, actions);
  const state = useHostedRun({
    ...{ table, storage, placeRef, panelRef, textsOf, workOf, focusTable },
  });
  const { run, phase, followed } = state;
  useEffect(() => onBusy(phase !== 'idle'), [phase, onBusy]);

  const confirmation = confirmationOf(request, deletion, runTexts);
  const begin = (chosen: BulkRequest): void => {
    flushSync(onClose);
    void state.start(chosen);
  };
  const started = useRef<BulkRequest | null>(null);
  useEffect(() => {
    if (request === null || confirmation !== null || started.current === request) return;
    started.current = request;
    onClose();
    void state.start(request);
  });

  const asked = everyAction(actions).find(({ key }) => key === request?.action);
  const work = run === null ? state.begun : workOf(run);
  const Progress = work?.progress === 'dialog' ? BulkProgressDialog : BulkProgress;
  return (
    <>
      {request !== null && asked !== undefined && confirmation !== null && (
        <ConfirmWork
          action={asked}
          confirmation={confirmation}
          onCancel={onClose}
          onConfirm={() => begin(request)}
        />
      )}
      {phase === 'idle' && followed !== null && (
        <div className={css.place}>
          <BulkProgress {...followedOf(followed, textsOf(workOf(followed)), runTexts)} />
        </div>
      )}
      {(phase !== 'idle' || (run !== null && followed === null)) && (
        <div ref={placeRef} className={css.place}>
          {phase === 'idle' && run !== null ? (
            <ShownResult {...{ panelRef, run, work, state, focusTable }} texts={textsOf(work)} />
          ) : (
            <Progress
              {...progressOf(run, phase, textsOf(work), runTexts)}
              stopping={phase === 'stopping'}
              onStop={isStoppable(run) ? state.stop : undefined}
            />
          )}
        </div>
      )}
    </>
  );
}

function ShownResult(props: {
  readonly panelRef: Ref<HTMLElement>;
  readonly run: BulkRun;
  readonly work: BulkWork | undefined;
  readonly texts: BulkTexts | undefined;
  readonly state: BulkRunState;
  focusTable(): void;
}): ReactElement {
  const { panelRef, run, work, texts, state, focusTable } = props;
  const retry = (again: BulkWork): void => {
    focusTable();
    void state.retry(again);
  };
  const dismiss = (): void => {
    focusTable();
    state.dismiss();
  };
  return (
    <BulkResultPanel
      panelRef={panelRef}
      run={run}
      texts={texts}
      onRetry={work && (() => retry(work))}
      onDismiss={dismiss}
    />
  );
}

function confirmationOf(
  request: BulkRequest | null,
  deletion: BulkWork | undefined,
  { t, counted }: RunTexts,
) {
  if (request === null) return null;
  const { work, target } = request;
  if (work.confirm !== undefined) return work.confirm(target);
  if (work !== deletion) return null;
  return { title: t('deleteTitle', counted(target.count)), text: t('deleteText') };
}

/** Something is left to stop: collecting the rows, or batches that were not sent. */
const isStoppable = (run: BulkRun | null): boolean =>
  run === null || run.rows.some(({ state }) => state === 'waiting');

/** The progress of a run in another tab, which alone can stop it. */
function followedOf(run: BulkRun, texts: BulkTexts | undefined, runTexts: RunTexts) {
  const progress = progressOf(run, 'running', texts, runTexts);
  const text = runTexts.t('inOtherTab', { progress: progress.text });
  return { ...progress, text, stopping: false, onStop: undefined };
}

function progressOf(
  run: BulkRun | null,
  phase: RunPhase,
  texts: BulkTexts | undefined,
  { t, number }: RunTexts,
) {
  if (run === null || phase === 'preparing') return { text: t('preparing'), settled: 0, total: 0 };
  const { settled, total } = countRun(run);
  const text =
    texts?.running?.(settled, total) ??
    t('running', { settled: number(settled), total: number(total) });
  return { text, settled, total };
}
