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
  /** Called with `null` when a new attempt starts. */
  readonly onFailed: (error: PantauError | null) => void;
  /** Called after the alerts were read; `gone` are those that the source did not return. */
  readonly onRead: (gone: readonly AlertId[]) => void;
}

export interface PreviewReads {
  /** Alerts of open previews that are not loaded, or are known to be outdated. */
  missing(state: AlertListState): readonly AlertId[];
  readMissing(): void;
  start(): void;
  stop(): void;
}

/** Reads alerts that previews show and that are in no list; one request at a time. */
export function createPreviewReads(options: PreviewReadsOptions): PreviewReads {
  const { source, store, dispatch, openIds, onError, onFailed, onRead } = options;
  let isStarted = false;
  let reading: AbortController | undefined;

  const missing = ({ entities, openIds: open }: AlertListState): readonly AlertId[] =>
    [...open].filter((id) => entities.get(id)?.isContradicted ?? true);

  const read = async (ids: readonly AlertId[], aborter: AbortController): Promise<void> => {
    onFailed(null);
    const headAtStart = store.get().list.sequence.head;
    let gone: readonly AlertId[];
    try {
      const alerts = await source.readAlerts(ids, aborter.signal);
      if (aborter.signal.aborted) return;
      reading = undefined;
      dispatch({ type: 'alertsRead', alerts, headAtStart });
      const received = new Set(alerts.map(({ id }) => id));
      gone = ids.filter((id) => !received.has(id));
      const open = new Set(openIds());
      onRead(gone.filter((id) => open.has(id)));
    } catch (cause) {
      if (aborter.signal.aborted) return;
      reading = undefined;
      const error = toPantauError(cause);
      onError(error);
      onFailed(error);
      return;
    }
    // Previews opened during the request, and alerts that may have changed before the sequence was known.
    if (missing(store.get().list).some((id) => !gone.includes(id))) readMissing();
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
