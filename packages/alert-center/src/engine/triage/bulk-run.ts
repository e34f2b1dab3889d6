import type { PantauError } from '@pantau/core';
import type { Alert, AlertId, Urgency } from '../alert/alert.ts';
import { BULK_CHUNK, BULK_MAX } from '../alert/limits.ts';
import type { AlertListState } from '../list/list-state.ts';
import { windowOf } from '../list/requests.ts';
import type { SelectedAlert } from './selection.ts';
import { isSkipped } from '../alert/settled.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import { type Chunk, type ChunkSenderOptions, createChunkSender } from './bulk-chunks.ts';
import type { BulkItem, BulkOutcome } from './bulk-outcome.ts';
import type { SelectionState } from './selection.store.ts';

export interface BulkRunOptions extends Omit<ChunkSenderOptions, 'put'> {
  readonly getState: () => AlertListState;
  readonly ids: readonly AlertId[];
  /** Data of alerts that may not be in any list. */
  readonly known: readonly SelectedAlert[];
  /** Alerts for which this returns false are skipped, judged by their current state. */
  readonly isEligible: (alert: Alert) => boolean;
  /** Called after each request. */
  readonly onProgress: (done: number, failed: number) => void;
}

/** Errors that the next request would also run into. */
const fatalKinds: ReadonlySet<string> = new Set(['offline', 'unauthorized', 'forbidden']);

/**
 * Applies one change to many alerts in requests of at most `BULK_CHUNK`. Loaded rows change immediately; a
 * failed request rolls back its own alerts. Waits for earlier actions on its alerts; an alert with one that
 * does not reach the server fails. Never rejects.
 */
export async function runBulk(options: BulkRunOptions): Promise<BulkOutcome> {
  const { change } = options;
  const { entities } = options.getState();
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

  const { start, refuse, send } = createChunkSender({ ...options, put });

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
 * Selects unresolved alerts, those that the search finds if there is one, page by page; resolves to whether there are more than `BULK_MAX`. Rejects when
 * a page fails.
 */
export async function selectUnresolved(options: SelectUnresolvedOptions): Promise<boolean> {
  const { source, state, selection, urgency, signal } = options;
  const range = windowOf(state);
  const search = state.search === null ? {} : { search: state.search };
  let { head } = state.sequence;
  let after: string | undefined;
  let read = 0;
  for (;;) {
    const page = await source.listAlerts(
      {
        urgency,
        range,
        unresolvedOnly: true,
        limit: BULK_CHUNK,
        ...search,
        ...(after && { after }),
      },
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
