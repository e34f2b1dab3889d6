import { PantauError } from '@pantau/core';
import type { AlertChange } from '../alert/alert-action.ts';
import type { Alert, AlertId, Urgency } from '../alert/alert.ts';
import { BULK_CHUNK, BULK_MAX } from '../alert/limits.ts';
import type { AlertListState } from '../list/list-state.ts';
import type { AlertListEvent } from '../list/list-events.ts';
import { windowOf } from '../list/requests.ts';
import type { SelectedAlert } from './selection.ts';
import { targetAlerts } from '../alert/action-target.ts';
import { isSkipped } from '../alert/settled.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import type { BulkItem, BulkOutcome } from './bulk-outcome.ts';
import { toPantauError } from '../list/effect-runner.ts';
import type { LanePlace } from './lane-place.ts';
import type { SelectionState } from './selection.store.ts';

export interface BulkRunOptions {
  readonly source: AlertSource;
  readonly dispatch: (event: AlertListEvent) => void;
  readonly getState: () => AlertListState;
  readonly nextToken: () => number;
  readonly onError: (error: unknown) => void;
  readonly change: AlertChange;
  readonly ids: readonly AlertId[];
  /** Data of alerts that may not be in any list. */
  readonly known: readonly SelectedAlert[];
  /** Alerts for which this returns false are skipped, judged by their current state. */
  readonly isEligible: (alert: Alert) => boolean;
  readonly isStopped: () => boolean;
  /** The place of this action among the other actions on its alerts. */
  readonly place: LanePlace;
  /** Called after each request. */
  readonly onProgress: (done: number, failed: number) => void;
}

/** Errors that the next request would also run into. */
const fatalKinds: ReadonlySet<string> = new Set(['offline', 'unauthorized', 'forbidden']);

interface Chunk {
  readonly alerts: readonly SelectedAlert[];
  token: number | null;
}

/**
 * Applies one change to many alerts in requests of at most `BULK_CHUNK`. Loaded rows change immediately; a
 * failed request rolls back its own alerts. Waits for earlier actions on its alerts; an alert with one that
 * does not reach the server fails. Never rejects.
 */
export async function runBulk(options: BulkRunOptions): Promise<BulkOutcome> {
  const { source, dispatch, getState, change } = options;
  const { entities } = getState();
  const known = new Map(options.known.map((alert) => [alert.id, alert]));
  const find = (id: AlertId): SelectedAlert | null =>
    entities.get(id)?.view.alert ?? known.get(id) ?? null;
  const requested = new Map(options.ids.map((id) => [id, find(id)]));
  const items = new Map<AlertId, BulkItem>();
  let failures = 0;

  const put = (
    id: AlertId,
    outcome: BulkItem['outcome'],
    alert: Alert | null = null,
    error: PantauError | null = null,
  ): void => {
    const plate = (alert ?? requested.get(id))?.vehicle.licensePlate ?? '';
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
    for (const { id } of chunk.alerts) put(id, outcome, null, error);
  };

  /** Waits for earlier actions, and leaves out alerts with one that does not reach the server. */
  const freePart = async (chunk: Chunk): Promise<Chunk> => {
    const isFree = await Promise.all(chunk.alerts.map(({ id }) => options.place.isFree(id)));
    if (isFree.every(Boolean)) return chunk;
    const part = (free: boolean): readonly SelectedAlert[] =>
      chunk.alerts.filter((_, index) => isFree[index] === free);
    const free: Chunk = { alerts: part(true), token: null };
    // Shown again before the rollback, so that their rows do not flicker.
    if (free.alerts.length > 0) start(free);
    const error = new PantauError('offline', { message: 'An earlier change was not sent' });
    refuse({ alerts: part(false), token: chunk.token }, 'failed', error);
    return free;
  };

  /** Resolves to the error, or `null` on success. */
  const send = async (whole: Chunk): Promise<PantauError | null> => {
    const chunk = await freePart(whole);
    if (chunk.alerts.length === 0) return null;
    if (options.isStopped()) {
      refuse(chunk, 'stopped', null);
      return null;
    }
    const token = chunk.token ?? start(chunk);
    try {
      const result = await source.act({ change, target: targetAlerts(chunk.alerts) });
      dispatch({ type: 'actionAcknowledged', token, result });
      const responses = new Map(result.items.map((item) => [item.id, item]));
      for (const { id } of chunk.alerts) {
        const item = responses.get(id);
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

  const toSend: SelectedAlert[] = [];
  for (const [id, found] of requested) {
    const alert = entities.get(id)?.view.alert;
    if (found === null) put(id, 'notFound');
    else if (alert && (isSkipped(alert, change) || !options.isEligible(alert))) {
      put(id, 'unchanged', alert);
    } else toSend.push(found);
  }
  const chunks: Chunk[] = [];
  for (let from = 0; from < toSend.length; from += BULK_CHUNK) {
    chunks.push({ alerts: toSend.slice(from, from + BULK_CHUNK), token: null });
  }
  // Chunks with loaded rows change immediately, the others when they are sent.
  for (const chunk of chunks) {
    if (chunk.alerts.some(({ id }) => entities.has(id))) start(chunk);
  }
  options.onProgress(items.size, failures);

  let fatal: PantauError | null = null;
  for (const chunk of chunks) {
    if (fatal !== null) refuse(chunk, 'failed', fatal);
    else if (options.isStopped()) refuse(chunk, 'stopped', null);
    else {
      const error = await send(chunk);
      if (error !== null && fatalKinds.has(error.kind)) fatal = error;
    }
    options.place.release(chunk.alerts.map(({ id }) => id));
    options.onProgress(items.size, failures);
  }
  return { change, items: [...requested.keys()].flatMap((id) => items.get(id) ?? []) };
}

export interface SelectUnresolvedOptions {
  readonly source: AlertSource;
  /** The state at the time of the user's request. */
  readonly state: AlertListState;
  readonly selection: SelectionState;
  readonly urgency: Urgency;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/** Whether the alert arrived after the request. Changes raise `seq` too, so only untouched alerts count. */
const isLater = (alert: Alert, head: number): boolean =>
  alert.seq > head && !alert.read && alert.log.length === 0;

/**
 * Selects unresolved alerts page by page; resolves to whether there are more than `BULK_MAX`. Rejects when
 * a page fails.
 */
export async function selectUnresolved(options: SelectUnresolvedOptions): Promise<boolean> {
  const { source, state, selection, urgency, signal } = options;
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
    const taken = found.slice(0, BULK_MAX - read);
    read += taken.length;
    selection.add(taken, null);
    options.onProgress(read);
    const isCapped = taken.length < found.length;
    if (isCapped || !page.hasMore || page.endCursor === null) {
      // Not when the user has deselected an alert meanwhile.
      if (selection.get().alerts.size === read) selection.add([], urgency);
      return isCapped;
    }
    after = page.endCursor;
  }
}
