import { useReportError, useToast } from '@pantau/core';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useMemo, useState } from 'react';
import { errorText } from '../../shared/error-text.ts';
import { useFirstText } from '../../shared/use-first-text.ts';
import { type BulkTable, type BulkTarget, rowTarget } from '../bulk-run/bulk-target.ts';
import type { BulkWork } from '../bulk-run/bulk-work.ts';
import type { TableSource } from '../rows/table-source.ts';
import { type BulkAction, everyAction } from './bulk-action.ts';
import type { BulkRequest } from './bulk-request.ts';
import type { BulkRunHostProps } from './bulk-run-host.tsx';
import { deletionFrom } from './deletion.ts';
import type { BulkRunStorage } from './use-stored-run.ts';

const bulkRunHost = createLazy(async () => (await import('./bulk-run-host.tsx')).BulkRunHost);

export interface BulkWorkOptions {
  readonly actions: readonly BulkAction[];
  /** Adds "Delete". */
  readonly deletion: BulkWork | TableSource<unknown> | undefined;
  readonly storage: BulkRunStorage | undefined;
  readonly table: BulkRunHostProps['table'] & Pick<BulkTable, 'shownQuery'>;
  focusTable(): void;
}

export interface UsedBulkWork {
  /** With "Delete", and each of them doing its work when selected. */
  readonly actions: readonly BulkAction[];
  /** A run is in progress, so that no other can begin. */
  readonly busy: boolean;
  /** Runs an action with work for one row. Does nothing while a run is in progress. */
  runFor(action: string, rowId: string): void;
  /** Question, progress and result; floats above the footer. */
  readonly host: ReactElement | null;
}

/** The bulk actions of the host, and the part that runs them, which loads with the first use. */
export function useBulkWork(options: BulkWorkOptions): UsedBulkWork {
  const { actions, deletion, storage, table, focusTable } = options;
  const t = useFirstText();
  const toast = useToast();
  const report = useReportError();
  const [request, setRequest] = useState<BulkRequest | null>(null);
  const [isUsed, setUsed] = useState(storage !== undefined);
  const [busy, setBusy] = useState(false);
  const work = useMemo(
    () => (deletion === undefined || 'send' in deletion ? deletion : deletionFrom(deletion)),
    [deletion],
  );
  const offered = useMemo<readonly BulkAction[]>(
    () =>
      work === undefined
        ? actions
        : [
            ...actions,
            { key: 'delete', label: t('deleteRows'), icon: 'trash', tone: 'danger', work },
          ],
    [actions, work, t],
  );
  const running = useMemo(() => {
    const select = async (action: BulkAction, target: BulkTarget): Promise<void> => {
      try {
        await action.onSelect?.(target);
      } catch (error) {
        report(error);
        toast.show({ kind: 'error', text: errorText(error, t) });
      }
    };
    const withWork = (action: BulkAction): BulkAction => ({
      ...action,
      items: action.items?.map(withWork),
      onSelect(target) {
        if (action.work === undefined) return select(action, target);
        setUsed(true);
        setRequest({ action: action.key, work: action.work, target });
        return undefined;
      },
    });
    return offered.map(withWork);
  }, [offered, report, toast, t]);
  const runFor = (key: string, rowId: string): void => {
    const action = everyAction(running).find((one) => one.key === key);
    if (!busy) void action?.onSelect?.(rowTarget(rowId, table.shownQuery));
  };
  if (!isUsed) return { actions: running, busy, runFor, host: null };
  const close = (): void => setRequest(null);
  const props = { request, actions: offered, deletion: work, storage, table, focusTable };
  const host = (
    <LazyPart
      part={bulkRunHost}
      props={{ ...props, onClose: close, onBusy: setBusy }}
      quiet={request === null}
      onFail={close}
    />
  );
  return { actions: running, busy, runFor, host };
}
