import type { PantauError } from '@pantau/core';
import type { AlertChange } from '../alert/alert-action.ts';
import type { Alert, AlertId, Urgency } from '../alert/alert.ts';
import { BULK_CHUNK, BULK_MOST } from '../alert/limits.ts';
import type { AlertListState } from '../list/list-state.ts';
import type { AlertListEvent } from '../list/list-events.ts';
import { windowOf } from '../list/requests.ts';
import type { PickedAlert } from './selection.ts';
import { targetAlerts } from '../alert/action-target.ts';
import { isLeftAlone } from '../alert/settled.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import type { BulkItem, BulkOutcome } from './bulk-outcome.ts';
import { toPantauError } from '../list/effect-runner.ts';
import type { PicksState } from './selection.store.ts';

export interface BulkRunOptions {
  readonly source: AlertSource;
  readonly dispatch: (event: AlertListEvent) => void;
  readonly getState: () => AlertListState;
  readonly nextToken: () => number;
  readonly onError: (error: unknown) => void;
  readonly change: AlertChange;
  readonly ids: readonly AlertId[];
  /** Of those that no list may hold. */
  readonly known: readonly PickedAlert[];
  /** Passes further alerts by, as they are now. */
  readonly isMeant: (alert: Alert) => boolean;
  readonly isStopped: () => boolean;
  /** After each step. */
  readonly onProgress: (done: number, failed: number) => void;
}

/** The next request would meet the same. */
const lasting: ReadonlySet<string> = new Set(['offline', 'unauthorized', 'forbidden']);

interface Chunk {
  readonly alerts: readonly PickedAlert[];
  token: number | null;
}

/**
 * One change of many alerts, in requests of at most `BULK_CHUNK`. Rows change at once; a request that
 * fails takes its own back. Never rejects.
 */
export async function runBulk(options: BulkRunOptions): Promise<BulkOutcome> {
  const { source, dispatch, getState, change } = options;
  const { entities } = getState();
  const known = new Map(options.known.map((alert) => [alert.id, alert]));
  const find = (id: AlertId): PickedAlert | null =>
    entities.get(id)?.view.alert ?? known.get(id) ?? null;
  const wanted = new Map(options.ids.map((id) => [id, find(id)]));
  const items = new Map<AlertId, BulkItem>();
  let failures = 0;

  const put = (
    id: AlertId,
    outcome: BulkItem['outcome'],
    alert: Alert | null = null,
    error: PantauError | null = null,
  ): void => {
    const plate = (alert ?? wanted.get(id))?.vehicle.licensePlate ?? '';
    items.set(id, { id, plate, outcome, error, alert });
    if (outcome === 'failed') failures += 1;
  };

  const start = (chunk: Chunk): number => {
    chunk.token ??= options.nextToken();
    const ids = chunk.alerts.map(({ id }) => id);
    dispatch({ type: 'actionStarted', token: chunk.token, ids, change });
    return chunk.token;
  };

  const refuse = (chunk: Chunk, outcome: 'failed' | 'stopped', error: PantauError | null): void => {
    if (chunk.token !== null) dispatch({ type: 'actionRefused', token: chunk.token });
    for (const { id: alertId } of chunk.alerts) put(alertId, outcome, null, error);
  };

  /** Null, or why it failed. */
  const send = async (chunk: Chunk): Promise<PantauError | null> => {
    const token = chunk.token ?? start(chunk);
    try {
      const result = await source.act({ change, target: targetAlerts(chunk.alerts) });
      dispatch({ type: 'actionAcknowledged', token, result });
      const told = new Map(result.items.map((item) => [item.id, item]));
      for (const { id: id } of chunk.alerts) {
        const item = told.get(id);
        put(id, item?.outcome ?? 'notFound', item?.alert);
      }
      return null;
    } catch (cause) {
      const error = toPantauError(cause);
      refuse(chunk, 'failed', error);
      options.onError(error);
      return error;
    }
  };

  const toSend: PickedAlert[] = [];
  for (const [id, picked] of wanted) {
    const alert = entities.get(id)?.view.alert;
    if (picked === null) put(id, 'notFound');
    else if (alert && (isLeftAlone(alert, change) || !options.isMeant(alert))) {
      put(id, 'unchanged', alert);
    } else toSend.push(picked);
  }
  const chunks: Chunk[] = [];
  for (let from = 0; from < toSend.length; from += BULK_CHUNK) {
    chunks.push({ alerts: toSend.slice(from, from + BULK_CHUNK), token: null });
  }
  // What is in sight changes at once; what is not, when its turn comes.
  for (const chunk of chunks) {
    if (chunk.alerts.some(({ id: alertId }) => entities.has(alertId))) start(chunk);
  }
  options.onProgress(items.size, failures);

  let end: PantauError | null = null;
  for (const chunk of chunks) {
    if (end !== null) refuse(chunk, 'failed', end);
    else if (options.isStopped()) refuse(chunk, 'stopped', null);
    else {
      const error = await send(chunk);
      if (error !== null && lasting.has(error.kind)) end = error;
    }
    options.onProgress(items.size, failures);
  }
  return { change, items: [...wanted.keys()].flatMap((id) => items.get(id) ?? []) };
}

export interface PickOptions {
  readonly source: AlertSource;
  /** As it was when the user chose. */
  readonly state: AlertListState;
  readonly picks: PicksState;
  readonly urgency: Urgency;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/** Not there when the user chose: it arrived later, and nobody has touched it since. */
const isLater = (alert: Alert, head: number): boolean =>
  alert.seq > head && !alert.read && alert.log.length === 0;

/** Picks them page after page; whether there are more than may be picked. Rejects with the page that does. */
export async function pickUnresolved(options: PickOptions): Promise<boolean> {
  const { source, state, picks, urgency, signal } = options;
  const range = windowOf(state);
  let { head } = state.sequence;
  let after: string | undefined;
  let read = 0;
  for (;;) {
    const page = await source.listAlerts(
      { urgency, range, unresolvedOnly: true, limit: BULK_CHUNK, ...(after && { after }) },
      signal,
    );
    head ??= page.head;
    const known = head;
    const found = page.alerts.filter((alert) => !isLater(alert, known));
    const taken = found.slice(0, BULK_MOST - read);
    read += taken.length;
    picks.add(taken, null);
    options.onProgress(read);
    const isCapped = taken.length < found.length;
    if (isCapped || !page.hasMore || page.endCursor === null) {
      // Unless the user let one go meanwhile.
      if (picks.get().alerts.size === read) picks.add([], urgency);
      return isCapped;
    }
    after = page.endCursor;
  }
}
