import { createLazy } from '@pantau/core/lazy';
import { toPantauError } from '../list/effect-runner.ts';
import type { ListObservable } from '../list/selectors.ts';
import type { ActionQueue, OpenActionQueueOptions } from './action-queue.ts';

type ActionQueueModule = typeof import('./action-queue.ts');

/** Lazy: loads once the lists are known, before an action may need it without a connection. */
export const actionQueueModule = createLazy(
  (): Promise<ActionQueueModule> => import('./action-queue.ts'),
);

export interface ActionQueueStateOptions extends OpenActionQueueOptions {
  readonly store: ListObservable;
}

export type ActionQueueState = Pick<ActionQueue, 'send' | 'revert' | 'hold' | 'start' | 'stop'>;

/** The action queue of one mount. Actions before its code has loaded are queued and sent in order. */
export function createActionQueueState(options: ActionQueueStateOptions): ActionQueueState {
  const { store, onError } = options;
  let queue: ActionQueue | undefined;
  let isStarted = false;
  let unsubscribers: readonly (() => void)[] = [];

  const begin = ({ openActionQueue }: ActionQueueModule): ActionQueue => {
    if (queue === undefined) {
      queue = openActionQueue(options);
      if (isStarted) queue.start();
    }
    return queue;
  };
  const load = (): Promise<ActionQueue> => actionQueueModule.load().then(begin);

  /** The source provides the user together with their rules, or not at all. */
  const restore = (): void => {
    if (!isStarted || store.get().list.rules === null) return;
    load().then(
      (loaded) => {
        if (isStarted) loaded.restore();
      },
      (error: unknown) => onError(error),
    );
  };

  return {
    send(alert, change, onEnd) {
      const loaded = actionQueueModule.get();
      if (loaded !== undefined) return begin(loaded).send(alert, change, onEnd);
      let isUndone = false;
      const queued = load().then((ready) => {
        const sent = ready.send(alert, change, onEnd);
        if (isUndone) sent.undo();
        return sent;
      });
      return {
        result: queued.then(
          ({ result }) => result,
          (cause: unknown) => {
            const error = toPantauError(cause);
            onError(error);
            const outcome = { ok: false, error } as const;
            onEnd(outcome);
            return outcome;
          },
        ),
        undo() {
          isUndone = true;
          queued.then(
            (sent) => sent.undo(),
            () => undefined,
          );
        },
      };
    },
    revert: async (alert, settledBy) => (await load()).revert(alert, settledBy),
    hold(ids) {
      const loaded = actionQueueModule.get();
      if (loaded !== undefined) return begin(loaded).hold(ids);
      // Without its code nothing has been sent either.
      const later = load().then(
        (ready) => ready.hold(ids),
        () => null,
      );
      return {
        isFree: async (id) => (await later)?.isFree(id) ?? true,
        release: (freed) => void later.then((place) => place?.release(freed)),
      };
    },
    start() {
      isStarted = true;
      queue?.start();
      unsubscribers = [
        store.subscribe(({ list }) => list.rules !== null, restore),
        store.subscribe(
          ({ list }) => list.connection.feed?.state,
          (state) => {
            if (state === 'live') queue?.retryNow();
          },
        ),
      ];
      restore();
    },
    stop() {
      isStarted = false;
      for (const unsubscribe of unsubscribers) unsubscribe();
      unsubscribers = [];
      queue?.stop();
    },
  };
}
