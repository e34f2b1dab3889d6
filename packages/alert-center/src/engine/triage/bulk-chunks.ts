import { PantauError } from '@pantau/core/base';
import type { AlertChange } from '../alert/alert-action.ts';
import type { Alert, AlertId } from '../alert/alert.ts';
import { toPantauError } from '../list/effect-runner.ts';
import type { AlertListEvent } from '../list/list-events.ts';
import type { BulkItem } from './bulk-outcome.ts';
import type { LanePlace } from './lane-place.ts';
import type { SelectedAlert } from './selection.ts';
import { type ChangingSource, sendChange } from './send-change.ts';

/** Alerts of one request. */
export interface Chunk {
  readonly alerts: readonly SelectedAlert[];
  /** Of its optimistic change; `null` until that is shown. */
  token: number | null;
}

export interface ChunkSenderOptions {
  readonly source: ChangingSource;
  readonly dispatch: (event: AlertListEvent) => void;
  readonly nextToken: () => number;
  readonly onError: (error: unknown) => void;
  readonly change: AlertChange;
  readonly isStopped: () => boolean;
  /** The place of this action among the other actions on its alerts. */
  readonly place: LanePlace;
  /** Receives the outcome of each alert. */
  readonly put: (
    id: AlertId,
    outcome: BulkItem['outcome'],
    alert?: Alert | null,
    error?: PantauError | null,
  ) => void;
}

/** The requests of a bulk action. */
export interface ChunkSender {
  /** Shows the change immediately; returns its token. */
  start(chunk: Chunk): number;
  /** Rolls the change back. */
  refuse(chunk: Chunk, outcome: 'failed' | 'stopped', error: PantauError | null): void;
  /** Resolves to the error, or `null` on success. */
  send(chunk: Chunk): Promise<PantauError | null>;
}

export function createChunkSender(options: ChunkSenderOptions): ChunkSender {
  const { source, dispatch, change, put } = options;

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

  const send = async (whole: Chunk): Promise<PantauError | null> => {
    const chunk = await freePart(whole);
    if (chunk.alerts.length === 0) return null;
    if (options.isStopped()) {
      refuse(chunk, 'stopped', null);
      return null;
    }
    const token = chunk.token ?? start(chunk);
    try {
      const result = await sendChange(source, change, chunk.alerts);
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

  return { start, refuse, send };
}
