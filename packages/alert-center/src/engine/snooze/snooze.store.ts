import type { Clock, KeyValueStore } from '@pantau/core';
import { PantauError } from '@pantau/core/base';
import { array, number, object, string } from 'valibot';
import { RETRY_MAX_MS } from '../alert/limits.ts';
import { type Snooze, type SnoozeSubject, snoozeKey } from '../alert/snooze.ts';
import type { AlertSource, SnoozeRequest } from '../list/alert-source.port.ts';
import { toPantauError } from '../list/effect-runner.ts';
import type { AlertListEvent } from '../list/list-events.ts';
import { currentUserOf } from '../list/current-user.ts';
import type { ListObservable, WithList } from '../list/selectors.ts';
import { serverNow } from '../list/server-clock.ts';
import { type StorageScope, createScopedPersisted } from '../state/storage-scope.ts';
import type { SnoozeOutcome } from './snooze-outcome.ts';

const schema = array(
  object({
    vehicleId: string(),
    alertCode: number(),
    licensePlate: string(),
    event: object({ id: string(), en: string() }),
    endsOn: number(),
  }),
);

export interface SnoozeStateOptions {
  readonly source: Pick<AlertSource, 'listSnoozes' | 'snooze' | 'endSnooze'>;
  readonly clock: Clock;
  readonly store: ListObservable;
  readonly view: { set(snoozes: readonly Snooze[]): void };
  readonly dispatch: (event: AlertListEvent) => void;
  readonly storage: KeyValueStore;
  readonly scope: StorageScope;
  readonly onError: (error: unknown) => void;
}

/**
 * What the user snoozes, in every tab. Stored as `alertSnoozes`, so that a page that is loaded again need not wait for the
 * source. Lazy: loads apart from the lists.
 */
export interface SnoozeState {
  snooze(request: SnoozeRequest): Promise<SnoozeOutcome>;
  end(subject: SnoozeSubject): Promise<SnoozeOutcome>;
  /** Shows what was stored, loads what the source has, and follows its changes. Returns a function that stops that. */
  start(): () => void;
}

const isLive = ({ list }: WithList): boolean => list.connection.view.state === 'live';

type Ask = (signal: AbortSignal) => Promise<readonly Snooze[]> | undefined;

export function createSnoozeState(options: SnoozeStateOptions): SnoozeState {
  const { source, clock, store, view, dispatch, scope, onError } = options;
  const stored = createScopedPersisted<readonly Snooze[]>({
    store: options.storage,
    scope,
    key: 'alertSnoozes',
    schema,
    fallback: [],
    onError,
  });
  let aborter = new AbortController();
  let known: readonly Snooze[] = [];
  /** Changes made elsewhere may have been missed. */
  let isOutdated = false;
  let isAnswered = false;
  let cancelEnd = (): void => {};
  let cancelRetry = (): void => {};
  /** Requests take turns, so that the latest response is the newest. */
  let turn: Promise<unknown> = Promise.resolve();

  const now = (): number => serverNow({ clock: store.get().list.clock, now: clock.now() });

  const show = (snoozes: readonly Snooze[]): void => {
    cancelEnd();
    const running = snoozes
      .filter(({ endsOn }) => endsOn > now())
      .toSorted((one, other) => one.endsOn - other.endsOn);
    known = running;
    view.set(running);
    dispatch({
      type: 'snoozesChanged',
      ends: new Map(running.map((one) => [snoozeKey(one), one.endsOn])),
    });
    const [first] = running;
    if (first !== undefined) {
      cancelEnd = clock.setTimeout(() => show(known), Math.max(0, first.endsOn - now()));
    }
  };

  const keep = (snoozes: readonly Snooze[]): void => {
    if (snoozes.length === 0) stored.remove();
    else stored.set(snoozes);
  };

  const ask = (send: Ask): Promise<readonly Snooze[]> => {
    const { signal } = aborter;
    const answer = turn.then(async () => {
      signal.throwIfAborted();
      const snoozes = await send(signal);
      if (snoozes === undefined) throw new PantauError('notFound');
      signal.throwIfAborted();
      isAnswered = true;
      keep(snoozes);
      show(snoozes);
      return snoozes;
    });
    turn = answer.catch(() => undefined);
    return answer;
  };

  const load = (): void => {
    const { signal } = aborter;
    cancelRetry();
    isOutdated = false;
    ask((one) => source.listSnoozes?.(one)).catch((error: unknown) => {
      if (signal.aborted) return;
      isOutdated = true;
      onError(error);
      cancelRetry = clock.setTimeout(load, RETRY_MAX_MS);
    });
  };

  const change = async (send: Ask, subject: SnoozeSubject): Promise<SnoozeOutcome> => {
    try {
      const snoozes = await ask(send);
      const key = snoozeKey(subject);
      return { ok: true, snooze: snoozes.find((one) => snoozeKey(one) === key) ?? null };
    } catch (error) {
      return { ok: false, error: toPantauError(error) };
    }
  };

  return {
    snooze: (request) => change((signal) => source.snooze?.(request, signal), request),
    end: (subject) => change((signal) => source.endSnooze?.(subject, signal), subject),
    start() {
      aborter = new AbortController();
      let userId = currentUserOf(store.get().list)?.userId;
      const restart = (): void => {
        show(stored.get());
        load();
      };
      const unsubscribers = [
        scope.subscribe(() => {
          const wasKnown = userId !== undefined;
          userId = currentUserOf(store.get().list)?.userId;
          // The running request is already for this user, whose id was not yet known when it was sent.
          if (wasKnown) restart();
          else if (isAnswered) keep(known);
          else show(stored.get());
        }),
        store.subscribe(({ list }) => list.snoozeChanges, load),
        // What was changed elsewhere while the connection was lost was not reported.
        store.subscribe(isLive, (live) => {
          if (live && isOutdated) load();
          isOutdated = true;
        }),
        store.subscribe(
          ({ list }) => list.clock.offset,
          () => show(known),
        ),
      ];
      restart();
      return () => {
        aborter.abort(new PantauError('offline'));
        for (const end of unsubscribers) end();
        cancelEnd();
        cancelRetry();
      };
    },
  };
}
