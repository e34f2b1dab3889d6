import type { PantauError } from '@pantau/core';
import type { AlertId } from '../alert/alert.ts';
import type { AlertListState } from '../list/list-state.ts';
import type { AlertListEvent } from '../list/list-events.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import type { ListObservable } from '../list/selectors.ts';
import { toPantauError } from '../list/effect-runner.ts';

export interface PreviewReadsOptions {
  readonly source: Pick<AlertSource, 'readAlerts'>;
  readonly store: ListObservable;
  readonly dispatch: (event: AlertListEvent) => void;
  readonly openIds: () => readonly AlertId[];
  readonly onError: (error: unknown) => void;
  /** Null: it is being tried again, or has come. */
  readonly onFailed: (error: PantauError | null) => void;
  /** The alerts are there; `gone` are those that the source no longer shows. */
  readonly onRead: (gone: readonly AlertId[]) => void;
}

export interface PreviewReads {
  /** Alerts of open previews that are not known, or are known to have changed unheard. */
  missing(state: AlertListState): readonly AlertId[];
  readMissing(): void;
  start(): void;
  stop(): void;
}

/** Reads what previews show and no list holds; one request at a time. */
export function createPreviewReads(options: PreviewReadsOptions): PreviewReads {
  const { source, store, dispatch, openIds, onError, onFailed, onRead } = options;
  let isStarted = false;
  let reading: AbortController | undefined;

  const missing = ({ entities, openIds: open }: AlertListState): readonly AlertId[] =>
    [...open].filter((id) => entities.get(id)?.isContradicted ?? true);

  const read = async (ids: readonly AlertId[], own: AbortController): Promise<void> => {
    onFailed(null);
    try {
      const alerts = await source.readAlerts(ids, own.signal);
      if (own.signal.aborted) return;
      reading = undefined;
      dispatch({ type: 'alertsRead', alerts });
      const told = new Set(alerts.map(({ id }) => id));
      const open = new Set(openIds());
      onRead(ids.filter((id) => open.has(id) && !told.has(id)));
    } catch (cause) {
      if (own.signal.aborted) return;
      reading = undefined;
      const error = toPantauError(cause);
      onError(error);
      onFailed(error);
      return;
    }
    // What was opened meanwhile.
    const asked = new Set(ids);
    if (missing(store.get().list).some((id) => !asked.has(id))) readMissing();
  };

  const readMissing = (): void => {
    if (!isStarted || reading !== undefined) return;
    const ids = missing(store.get().list);
    if (ids.length === 0) return;
    reading = new AbortController();
    void read(ids, reading);
  };

  return {
    missing,
    readMissing,
    start() {
      isStarted = true;
      readMissing();
    },
    stop() {
      isStarted = false;
      reading?.abort();
      reading = undefined;
    },
  };
}
