import { isPantauError } from '@pantau/core/base';
import { checkSame, type ContractClause } from '@pantau/core/testing';
import type { StateChange } from '../../engine/alert/alert-action.ts';
import type { Alert } from '../../engine/alert/alert.ts';
import type { AlertHistoryPage } from '../../engine/history/alert-history-source.port.ts';
import {
  type AlertHistoryQuery,
  type AlertLogQuery,
  noHistoryFilter,
} from '../../engine/history/history-query.ts';
import { rejectionOf, resultOf, targetOf } from '../contract/harness.ts';
import type { AlertHistoryHarness, HistoryArrival, HistoryPerson } from './history-harness.ts';

export type HistoryClause = ContractClause<AlertHistoryHarness>;

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

export const listOf = (
  harness: AlertHistoryHarness,
  query: Partial<AlertHistoryQuery> = {},
  { history }: HistoryPerson = harness.me,
): Promise<AlertHistoryPage> =>
  resultOf(harness, history.list({ ...noHistoryFilter, page: 1, limit: 100, sorts: [], ...query }));

export const logOf = (harness: AlertHistoryHarness, query: Partial<AlertLogQuery> = {}) =>
  resultOf(
    harness,
    harness.me.history.log({
      ...{ page: 1, limit: 100, search: '', types: null, range: { start: null, end: null } },
      ...query,
    }),
  );

export const idsOf = ({ alerts }: Pick<AlertHistoryPage, 'alerts'>): readonly string[] =>
  alerts.map(({ id }) => id);

/** Ingests important alerts a minute apart, oldest first. */
export async function arriveInOrder(
  harness: AlertHistoryHarness,
  arrivals: readonly Partial<HistoryArrival>[],
): Promise<readonly string[]> {
  const start = harness.now() - arrivals.length * MINUTE_MS;
  const ids: string[] = [];
  for (const [index, arrival] of arrivals.entries()) {
    const createdOn = start + index * MINUTE_MS;
    ids.push(await harness.arrive({ urgency: 'important', createdOn, ...arrival }));
  }
  return ids;
}

/** Checks which alerts a query finds, in any order, and that total and ids agree. */
export async function checkFound(
  harness: AlertHistoryHarness,
  query: Partial<AlertHistoryQuery>,
  expected: readonly (string | undefined)[],
  promise: string,
): Promise<void> {
  const page = await listOf(harness, query);
  const sorted = expected.toSorted();
  checkSame(idsOf(page).toSorted(), sorted, promise);
  checkSame(page.ids.toSorted(), sorted, `${promise}: ids`);
  checkSame(page.total, expected.length, `${promise}: total`);
}

export async function actOn(
  harness: AlertHistoryHarness,
  id: string | undefined,
  change: StateChange,
  { alerts }: HistoryPerson = harness.me,
): Promise<void> {
  const { alert } = await resultOf(harness, harness.me.history.find(id ?? ''));
  await resultOf(harness, alerts.act({ change, target: targetOf(alert) }));
}

export const findOf = async (harness: AlertHistoryHarness, id: string): Promise<Alert> =>
  (await resultOf(harness, harness.me.history.find(id))).alert;

/** Checks that a call rejects with a kind of `PantauError`. */
export async function checkRefused(
  harness: AlertHistoryHarness,
  call: Promise<unknown>,
  kind: string,
  promise: string,
): Promise<void> {
  const error = await rejectionOf(harness, call, promise);
  checkSame(isPantauError(error) ? error.kind : error, kind, promise);
}
