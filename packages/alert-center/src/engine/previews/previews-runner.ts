import { scopes } from '@pantau/core/base';
import type { Alert, AlertId } from '../alert/alert.ts';
import { currentUserOf } from '../list/current-user.ts';
import { type AlertListState, shownKey } from '../list/list-state.ts';
import { type Step, neighbourIn, neighbourOf } from './neighbour.ts';
import { createRefusals } from './refusals.ts';
import { previewToClose } from './make-room.ts';
import type { Size } from '../panel/display.ts';
import { PREVIEWS_MAX, type PreviewRoom, previewRoom } from './preview-room.ts';
import {
  type Previews,
  clampPreviews,
  closePreview,
  movePreview,
  openPreview,
  raisePreview,
  replacePreview,
  resizePreview,
  restorePreviews,
  surfacePreview,
} from './previews.ts';
import { createClosing } from './closing.ts';
import type { StoredPreviews } from './stored-previews.ts';
import { createTextRestore } from './restore-texts.ts';
import { createPreviewDrafts } from './create-preview-drafts.ts';
import type { PreviewDraft } from './preview-drafts.ts';
import { createPreviewSize } from './preview-size.store.ts';
import { createPreviewReads } from './preview-reads.ts';
import { type PreviewEvent, createPreviewSight, marksAsRead } from './reading.ts';
import type {
  PreviewControls,
  PreviewNotice,
  PreviewsOptions,
  PreviewsView,
  StepOutcome,
} from './previews-view.ts';

export interface PreviewsRunnerOptions extends PreviewsOptions {
  readonly stored: StoredPreviews;
  /** Resolves to whether the user had no other tab when this one started. */
  readonly isOnlyTab: () => Promise<boolean>;
}

/** Manages open previews; lazy, loads with the first preview. */
export interface PreviewsRunner extends PreviewControls {
  arrived(alert: Alert): void;
  acted(id: AlertId): void;
  dismiss(id: AlertId): void;
  reportSight(id: AlertId, isVisible: boolean): void;
  changeDraft(id: AlertId, change: Partial<PreviewDraft>): void;
  /** Closes all previews in this tab only. */
  discardAll(): void;
  start(): void;
  stop(): void;
}

/** Used without a DOM. */
const NO_PAGE: Size = { width: 1_280, height: 720 };

function browserPage(): Size {
  if (typeof document === 'undefined') return NO_PAGE;
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth, height: clientHeight };
}

export function createPreviewsRunner(options: PreviewsRunnerOptions): PreviewsRunner {
  const { store, stored, view, clock, dispatch, pageSize = browserPage } = options;
  const size = createPreviewSize(options.storage, options.scope, options.onError);
  /** Opened by the user before the alert was loaded; the host is notified once it is. */
  const pendingOpens = new Set<AlertId>();
  /** Alerts whose preview was seen; a rejected read is not sent again by itself. */
  const seenIds = new Set<AlertId>();
  let isRestored = false;
  let unsubscribers: readonly (() => void)[] = [];

  const drafts = createPreviewDrafts(options.drafts, view);

  const state = (): AlertListState => store.get().list;
  const currentUserId = (): string | null => currentUserOf(state())?.userId ?? null;
  const { get } = view;
  const set = (change: Partial<PreviewsView>): void => view.set({ ...get(), ...change });
  const notify = (about: PreviewNotice['about'], ids: readonly AlertId[]): void =>
    set({ notice: { about, ids } });
  const room = (): PreviewRoom => previewRoom(pageSize(), size.get(), options.takenSpace?.());
  const mayOpenSeveral = (): boolean =>
    options.mayOpenSeveral ??
    state().currentUser?.scopes?.includes(scopes.autoPopupUrgentAlert) ??
    false;

  const persist = (previews: Previews): void => {
    if (isRestored) stored.save(currentUserId(), previews);
  };
  /** Dispatches `previewsChanged` before the view changes, so that the list state retains the alerts. */
  const show = (next: Previews, change: Partial<PreviewsView> = {}): void => {
    const { previews } = get();
    if (next === previews) {
      if (Object.keys(change).length > 0) set(change);
      return;
    }
    const ids = next.map(({ id }) => id);
    const before = state().openIds;
    const hasOtherIds = ids.length !== before.size || ids.some((id) => !before.has(id));
    if (hasOtherIds) dispatch({ type: 'previewsChanged', ids });
    const isAsked = next.length > 0 && get().isAsked;
    set({ previews: next, isAsked, ...change });
    sight.update();
    persist(next);
    if (hasOtherIds) reads.readMissing();
  };

  const on = (event: PreviewEvent, id: AlertId): void => {
    const alert = state().entities.get(id)?.view.alert;
    if (alert === undefined || alert.read || !marksAsRead(event, alert)) return;
    options.markRead(id);
  };

  const opened = (id: AlertId): void => {
    const alert = state().entities.get(id)?.view.alert;
    if (alert === undefined) {
      pendingOpens.add(id);
      return;
    }
    options.onOpen(alert);
    on('openedByUser', id);
  };

  const sight = createPreviewSight({
    clock,
    front: () => get().previews.at(-1)?.id ?? null,
    onSeen(id) {
      if (seenIds.has(id)) return;
      seenIds.add(id);
      on('seen', id);
    },
  });

  const reads = createPreviewReads({
    ...options,
    openIds: () => get().previews.map(({ id }) => id),
    onError: options.onError,
    onFailed(readError) {
      if (readError !== get().readError) set({ readError });
    },
    onRead(gone) {
      const wasRequested = gone.some((id) => pendingOpens.has(id));
      show(get().previews.filter(({ id }) => !gone.includes(id)));
      if (wasRequested) notify('gone', gone);
      for (const id of [...pendingOpens]) {
        pendingOpens.delete(id);
        if (get().previews.some((preview) => preview.id === id)) opened(id);
      }
    },
  });

  const reopen = (previews: Previews): void => {
    const placement = { room: room(), mayOpenSeveral: mayOpenSeveral() };
    const next = restorePreviews(previews, get().previews, placement);
    show(next, next.length > 0 ? { isAsked: true } : {});
  };

  /** Runs once, as soon as the current user is known. */
  const restore = (): void => {
    // The source provides the user together with their rules, or not at all.
    if (isRestored || state().rules === null) return;
    isRestored = true;
    const own = stored.own(currentUserId());
    const latest = stored.latest(currentUserId());
    if ([...(own ?? []), ...get().previews].length > 0) reopen(own ?? []);
    if (own !== null || latest.length === 0) return;
    void options.isOnlyTab().then((isOnly) => {
      if (isOnly && unsubscribers.length > 0) reopen(latest);
    });
  };

  const focusOn = (id: AlertId): Partial<PreviewsView> => ({ turnedTo: { id }, isAsked: true });

  const refusals = createRefusals({
    clock,
    isOpen: (id) => get().previews.some((preview) => preview.id === id),
    notify: (ids) => notify(mayOpenSeveral() ? 'limit' : 'single', ids),
  });

  const open = (id: AlertId, automatic: boolean): void => {
    const wasOpen = get().previews.some((preview) => preview.id === id);
    const placement = { room: room(), mayOpenSeveral: mayOpenSeveral(), automatic };
    const before = clampPreviews(get().previews, placement.room);
    const { previews, refused } = openPreview(before, id, placement);
    if (refused !== null) {
      if (automatic) refusals.add(id);
      else notify(refused, [id]);
      return;
    }
    show(previews, automatic ? {} : focusOn(id));
    if (!previews.some((preview) => preview.id === id)) return;
    if (automatic) on('openedAutomatically', id);
    else if (wasOpen) on('used', id);
    else opened(id);
  };

  const step = (id: AlertId, by: Step, order: readonly AlertId[] = []): StepOutcome => {
    const { entities } = state();
    const shown = entities.get(id)?.view;
    if (shown === undefined) return by === 1 ? 'last' : 'first';
    const list = state().lists[shownKey(state(), shown.urgency)];
    const next =
      neighbourIn(order, id, by) ??
      (order.includes(id) && by === -1
        ? null
        : neighbourOf(list.ids, shown.alert, by, (key) => entities.get(key)?.base));
    if (next === null) {
      if (by === -1) return 'first';
      if (!list.isLoaded || list.floor === null) return 'last';
      dispatch({ type: 'olderRequested', urgency: shown.urgency });
      return 'loading';
    }
    const wasOpen = get().previews.some((preview) => preview.id === next);
    show(replacePreview(get().previews, id, next), wasOpen ? focusOn(next) : {});
    if (wasOpen) on('used', next);
    else opened(next);
    return 'stepped';
  };

  const restoring = createTextRestore({ ...options, change: drafts.change });
  const { start: startClosing, ...closing } = createClosing({ ...options, currentUserId, show });

  return {
    open: (id) => open(id, false),
    arrived: ({ id }) => open(id, true),
    ...closing,
    discardAll: () => show([]),
    raise(id) {
      show(raisePreview(get().previews, id), get().isAsked ? {} : { isAsked: true });
      on('used', id);
    },
    acted(id) {
      if (get().previews.some((preview) => preview.id === id)) on('acted', id);
    },
    reportSight: sight.report,
    surface: (id) => show(surfacePreview(get().previews, id)),
    move: (id, to) => show(movePreview(get().previews, id, to, room())),
    resize(id, frame) {
      if (frame === null) size.remove();
      else size.set(frame.size);
      show(resizePreview(get().previews, id, frame));
    },
    step,
    openInstead(id) {
      const { previews } = get();
      const isOpen = previews.some((preview) => preview.id === id);
      if (mayOpenSeveral() && !isOpen && previews.length >= PREVIEWS_MAX) {
        const { entities } = state();
        const closed = previewToClose(previews, (key) => entities.get(key)?.view.alert);
        if (closed !== undefined) show(closePreview(previews, closed.id));
      }
      open(id, false);
    },
    retry: () => reads.readMissing(),
    changeDraft: drafts.change,
    start() {
      unsubscribers = [
        startClosing(),
        restoring.start(),
        store.subscribe(({ list }) => list.rules !== null, restore),
        store.subscribe(({ list }) => reads.missing(list).join(' '), reads.readMissing),
        store.subscribe(
          ({ list }) => list.connection.view,
          (connection) => {
            if (connection.state === 'live') reads.readMissing();
          },
        ),
      ];
      reads.start();
      restore();
    },
    stop() {
      for (const unsubscribe of unsubscribers) unsubscribe();
      unsubscribers = [];
      reads.stop();
      refusals.stop();
      sight.stop();
    },
  };
}
