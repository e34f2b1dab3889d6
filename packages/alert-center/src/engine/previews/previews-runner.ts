import { type PersistedValue, scopes } from '@pantau/core';
import type { Alert, AlertId } from '../alert/alert.ts';
import { UNASKED_LIMIT_EVERY_MS } from '../alert/limits.ts';
import { meOf } from '../list/current-user.ts';
import type { AlertListState } from '../list/list-state.ts';
import { type Step, neighbourOf } from './neighbour.ts';
import {
  PREVIEW_WIDTH,
  type PreviewRoom,
  type Previews,
  type Size,
  clampPreviews,
  closePreview,
  movePreview,
  openPreview,
  raisePreview,
  replacePreview,
  restorePreviews,
} from './previews.ts';
import type { KeptPreviews } from './stored-previews.ts';
import { type PreviewDraft, createPreviewDrafts } from './preview-drafts.ts';
import { createPreviewReads } from './preview-reads.ts';
import type {
  PreviewControls,
  PreviewNotice,
  PreviewsOptions,
  PreviewsView,
  StepOutcome,
} from './previews-view.ts';

export interface PreviewsWorkOptions extends PreviewsOptions {
  readonly kept: PersistedValue<KeptPreviews>;
}

/** Everything about open previews but showing them. Loads with the first one. */
export interface PreviewsWork extends PreviewControls {
  arrived(alert: Alert): void;
  changeDraft(id: AlertId, change: Partial<PreviewDraft>): void;
  start(): void;
  stop(): void;
}

/** Where there is no page to be seen. */
const NO_PAGE: Size = { width: 1_280, height: 720 };

function browserPage(): Size {
  if (typeof document === 'undefined') return NO_PAGE;
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth, height: clientHeight };
}

export function createPreviewsWork(options: PreviewsWorkOptions): PreviewsWork {
  const { store, kept, view, clock, dispatch, pageSize = browserPage } = options;
  /** Opened by the user before the alert was known: the rest of opening follows when it is. */
  const asked = new Set<AlertId>();
  let isRestored = false;
  let lastUnaskedLimit = Number.NEGATIVE_INFINITY;
  let leave: readonly (() => void)[] = [];

  const drafts = createPreviewDrafts(options.drafts, view);

  const state = (): AlertListState => store.get().list;
  const currentUserId = (): string | null => meOf(state())?.userId ?? null;
  const { get } = view;
  const set = (change: Partial<PreviewsView>): void => view.set({ ...get(), ...change });
  const tell = (about: PreviewNotice['about']): void => set({ notice: { about } });
  const room = (): PreviewRoom => ({ page: pageSize(), width: PREVIEW_WIDTH });
  const mayOpenSeveral = (): boolean =>
    options.mayOpenSeveral ??
    state().caller?.scopes?.includes(scopes.autoPopupUrgentAlert) ??
    false;

  const keep = (previews: Previews): void => {
    if (!isRestored) return;
    if (previews.length === 0) kept.remove();
    else kept.set({ userId: currentUserId(), previews });
  };
  /** The alerts of open previews are known to the lists' engine before anything shows them. */
  const show = (next: Previews, change: Partial<PreviewsView> = {}): void => {
    const { previews } = get();
    if (next === previews) {
      if (Object.keys(change).length > 0) set(change);
      return;
    }
    const ids = next.map(({ id }) => id);
    const before = state().openIds;
    const isOther = ids.length !== before.size || ids.some((id) => !before.has(id));
    if (isOther) dispatch({ type: 'previewsChanged', ids });
    const isAsked = next.length > 0 && get().isAsked;
    set({ previews: next, isAsked, ...change });
    keep(next);
    if (isOther) reads.readMissing();
  };

  const opened = (id: AlertId): void => {
    const alert = state().entities.get(id)?.view.alert;
    if (alert === undefined) {
      asked.add(id);
      return;
    }
    options.onOpen(alert);
    options.markRead(id);
  };

  const reads = createPreviewReads({
    ...options,
    openIds: () => get().previews.map(({ id }) => id),
    onError: options.onError,
    onFailed(readError) {
      if (readError !== get().readError) set({ readError });
    },
    onRead(gone) {
      const isAsked = gone.some((id) => asked.has(id));
      show(get().previews.filter(({ id }) => !gone.includes(id)));
      if (isAsked) tell('gone');
      for (const id of [...asked]) {
        asked.delete(id);
        if (get().previews.some((preview) => preview.id === id)) opened(id);
      }
    },
  });

  /** Once, as soon as it is known whose they are. */
  const restore = (): void => {
    // The source names the user with his rules, or never does.
    if (isRestored || state().rules === null) return;
    isRestored = true;
    const { userId, previews } = kept.get();
    const mine = userId === currentUserId() ? previews : [];
    const before = get().previews;
    const next = restorePreviews(mine, before, { room: room(), mayOpenSeveral: mayOpenSeveral() });
    show(next, next.length > 0 ? { isAsked: true } : {});
    keep(next);
  };

  const turnTo = (id: AlertId): Partial<PreviewsView> => ({ turnedTo: { id }, isAsked: true });

  const open = (id: AlertId, isUnasked: boolean): void => {
    const wasOpen = get().previews.some((preview) => preview.id === id);
    const place = { room: room(), mayOpenSeveral: mayOpenSeveral(), isUnasked };
    const before = clampPreviews(get().previews, place.room);
    const { previews, isRefused } = openPreview(before, id, place);
    if (isRefused) {
      if (isUnasked) {
        const now = clock.now();
        if (Math.abs(now - lastUnaskedLimit) < UNASKED_LIMIT_EVERY_MS) return;
        lastUnaskedLimit = now;
      }
      tell('limit');
      return;
    }
    show(previews, isUnasked ? {} : turnTo(id));
    if (wasOpen || !previews.some((preview) => preview.id === id)) return;
    if (isUnasked) options.markRead(id);
    else opened(id);
  };

  const step = (id: AlertId, by: Step): StepOutcome => {
    const { lists, entities } = state();
    const shown = entities.get(id)?.view;
    if (shown === undefined) return by === 1 ? 'last' : 'first';
    const list = lists[shown.urgency];
    const next = neighbourOf(list.ids, shown.alert, by, (one) => entities.get(one)?.base);
    if (next === null) {
      if (by === -1) return 'first';
      if (!list.isLoaded || list.floor === null) return 'last';
      dispatch({ type: 'olderWanted', urgency: shown.urgency });
      return 'loading';
    }
    const wasOpen = get().previews.some((preview) => preview.id === next);
    show(replacePreview(get().previews, id, next), wasOpen ? turnTo(next) : {});
    if (!wasOpen) opened(next);
    return 'stepped';
  };

  const closeAll = (): void => show([]);

  return {
    open: (id) => open(id, false),
    arrived: ({ id: alertId }) => open(alertId, true),
    close: (id) => show(closePreview(get().previews, id)),
    closeAll,
    closeTop() {
      const top = get().previews.at(-1);
      if (top !== undefined) show(closePreview(get().previews, top.id));
    },
    raise: (id) => show(raisePreview(get().previews, id), get().isAsked ? {} : { isAsked: true }),
    move: (id, to) => show(movePreview(get().previews, id, to, room())),
    step,
    retry: () => reads.readMissing(),
    changeDraft: drafts.change,
    start() {
      leave = [
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
      for (const end of leave) end();
      leave = [];
      reads.stop();
    },
  };
}
