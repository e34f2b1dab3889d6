import { namespacedKey } from '@pantau/core/base';
import { createLazy } from '@pantau/core/lazy';
import { type PreviewsOptions, type PreviewsState, noPreviews } from './previews-view.ts';
import { createStoredPreviews } from './stored-previews.ts';
import type { TabPresence } from './tab-presence.ts';

type PreviewsModule = typeof import('./previews-runner.ts');

/** Lazy: loads with the first preview. */
export const previewsModule = createLazy(
  (): Promise<PreviewsModule> => import('./previews-runner.ts'),
);

/** Lazy: loads when the user is known. */
export const presenceModule = createLazy(() => import('./tab-presence.ts'));

type Runner = ReturnType<PreviewsModule['createPreviewsRunner']>;

/** Open previews of one mount. Calls made before the lazy code has loaded are queued and run in order. */
export function createPreviewsState(options: PreviewsOptions): PreviewsState {
  const { store, scope, view, onError, tabLock } = options;
  const stored = createStoredPreviews(options);
  let presence: TabPresence | undefined;
  /** Resolves to whether the user had no other tab; `false` if the code cannot be loaded. */
  const join = async (): Promise<boolean> => {
    try {
      const { createTabPresence } = await presenceModule.load();
      if (!isStarted) return false;
      const name = `pantau:${namespacedKey('activePopups', scope.get())}`;
      presence ??= createTabPresence(name, tabLock);
      return await presence.join();
    } catch (error) {
      onError(error);
      return false;
    }
  };
  let leave = (): void => undefined;
  let runner: Runner | undefined;
  let isStarted = false;
  let queued: ((runner: Runner) => void)[] = [];

  const begin = ({ createPreviewsRunner }: PreviewsModule): void => {
    if (runner === undefined) {
      runner = createPreviewsRunner({ ...options, stored, isOnlyTab: join });
      if (isStarted) runner.start();
    }
    const actions = queued;
    queued = [];
    for (const action of actions) action(runner);
  };
  const giveUp = (): void => {
    queued = [];
    runner?.discardAll();
    view.set(noPreviews);
  };
  const run = (action: (runner: Runner) => void): void => {
    if (!view.get().isWanted) view.set({ ...view.get(), isWanted: true });
    queued.push(action);
    const loaded = previewsModule.get();
    if (loaded !== undefined) begin(loaded);
    else if (queued.length === 1) {
      previewsModule.load().then(begin, (error: unknown) => {
        onError(error);
        giveUp();
      });
    }
  };

  return {
    open: (id) => run((target) => target.open(id)),
    arrived(alert) {
      if (options.settings.get().showsPreviews) run((target) => target.arrived(alert));
    },
    close: (id) => run((target) => target.close(id)),
    closeAll: () => run((target) => target.closeAll()),
    closeTop: () => run((target) => target.closeTop()),
    raise: (id) => run((target) => target.raise(id)),
    surface: (id) => run((target) => target.surface(id)),
    move: (id, to) => run((target) => target.move(id, to)),
    resize: (id, frame) => run((target) => target.resize(id, frame)),
    step: (id, by, order) => runner?.step(id, by, order) ?? 'loading',
    openInstead: (id) => run((target) => target.openInstead(id)),
    retry: () => run((target) => target.retry()),
    changeDraft: (id, change) => run((target) => target.changeDraft(id, change)),
    dismiss: (id) => runner?.dismiss(id),
    acted: (id) => runner?.acted(id),
    reportSight: (id, isVisible) => runner?.reportSight(id, isVisible),
    giveUp,
    start() {
      isStarted = true;
      // The source states the user together with the rules.
      const joinOnceKnown = (isKnown: boolean): void => {
        if (isKnown) void join();
      };
      leave = store.subscribe(({ list }) => list.rules !== null, joinOnceKnown);
      joinOnceKnown(store.get().list.rules !== null);
      if (runner !== undefined) runner.start();
      else if (!stored.isEmpty()) run(() => undefined);
    },
    stop() {
      isStarted = false;
      leave();
      presence?.leave();
      runner?.stop();
    },
  };
}
