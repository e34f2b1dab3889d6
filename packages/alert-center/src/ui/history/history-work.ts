import type { BuiltInLocale } from '@pantau/core';
import type { BulkBatch, BulkTarget, BulkTexts, BulkWork } from '@pantau/data-table';
import type { AlertChange } from '../../engine/alert/alert-action.ts';
import { type Alert, type AlertId } from '../../engine/alert/alert.ts';
import { wasJustSettled } from '../../engine/alert/settled.ts';
import { type SelectedAlert, toSelectedAlert } from '../../engine/triage/selection.ts';
import type { AlertCenterStore } from '../../hooks/alert-center-context.ts';
import type { AlertCenterTranslate } from '../../messages/alert-center-messages.ts';
import type { HistoryMessageKey, HistoryTranslate } from '../../messages/history-messages.ts';
import { type HistoryChange, createResults } from './history-results.ts';

/** Asks for the reason of false alerts; resolves with `null` when the user keeps the alerts as they are. */
export type AskReason = (target: BulkTarget) => Promise<{ readonly reason: string } | null>;

export interface HistoryWorkOptions {
  readonly store: AlertCenterStore;
  readonly askReason: AskReason;
  readonly t: HistoryTranslate;
  readonly tPanel: AlertCenterTranslate;
  readonly locale: BuiltInLocale;
  readonly formatNumber: (value: number) => string;
}

type CountKey = 'readDone' | 'resolveDone' | 'falseDone' | 'checkAgainDone';

const doneKeys: Readonly<Record<HistoryChange, CountKey>> = {
  read: 'readDone',
  resolve: 'resolveDone',
  falseAlert: 'falseDone',
  checkAgain: 'checkAgainDone',
};

const titleKeys = {
  resolve: 'resolveTitle',
  checkAgain: 'checkAgainTitle',
} as const satisfies Partial<Record<HistoryChange, HistoryMessageKey | string>>;

function changeOf(type: HistoryChange, { fields }: BulkBatch): AlertChange {
  if (type !== 'falseAlert') return { type };
  const { reason = '' } = (fields ?? {}) as { readonly reason?: string };
  return { type, reason };
}

/** What changing selected alerts does and says. It uses the actions of the alert centre (AC-457 to AC-459). */
export function createHistoryWork(options: HistoryWorkOptions): (type: HistoryChange) => BulkWork {
  const { store, askReason, t, tPanel, locale, formatNumber } = options;
  /** Alerts that a change of this user has settled, which can be undone. */
  const settled = new Map<AlertId, { readonly alert: SelectedAlert; readonly by: AlertChange }>();
  const counted = (count: number) => ({ count, formatted: formatNumber(count) });

  /** Data of alerts on pages that were not loaded. */
  const readUnknown = (ids: readonly AlertId[]): Promise<readonly Alert[]> => {
    const { entities } = store.get().list;
    const unknown = ids.filter((id) => !entities.has(id));
    return unknown.length === 0 ? Promise.resolve([]) : store.source.readAlerts(unknown);
  };

  const rowsOf = createResults({ t, tPanel, locale });
  const textsOf = (type: HistoryChange): BulkTexts => ({
    running: (done, total) =>
      t('changing', { settled: formatNumber(done), total: formatNumber(total) }),
    done: (count) => t(doneKeys[type], counted(count)),
    failed: (count) => t('notChanged', counted(count)),
  });

  const undo: BulkWork = {
    repeatable: true,
    async send(ids) {
      const known = ids.flatMap((id) => settled.get(id) ?? []);
      const [first] = known;
      if (first === undefined) return { rows: [] };
      const outcome = await store.actions.undo({
        change: first.by,
        alerts: known.map(({ alert }) => alert),
      });
      return outcome === null ? { rows: [] } : rowsOf(outcome, 'checkAgain');
    },
    texts: textsOf('checkAgain'),
  };

  return (type) => ({
    repeatable: true,
    async send(ids, batch) {
      const change = changeOf(type, batch);
      const read = await readUnknown(ids);
      const outcome = await store.actions.actOnMany(ids, change, read.map(toSelectedAlert));
      for (const { outcome: result, alert } of outcome.items) {
        if (result !== 'applied' || alert === null || !wasJustSettled(alert)) continue;
        settled.set(alert.id, { alert: toSelectedAlert(alert), by: change });
      }
      return rowsOf(outcome, type);
    },
    ...(type === 'falseAlert' && { ask: askReason }),
    ...((type === 'resolve' || type === 'checkAgain') && {
      confirm: ({ count }: BulkTarget) => ({
        title: t(titleKeys[type], counted(count)),
        text: type === 'resolve' ? t('aboutSettled') : undefined,
      }),
    }),
    ...((type === 'resolve' || type === 'falseAlert') && {
      undo: {
        rowsOf: ({ rows }) => rows.filter(({ id, state }) => state === 'done' && settled.has(id)),
        work: undo,
      },
    }),
    texts: textsOf(type),
  });
}
