import { createLazy } from '@pantau/core/lazy';
import type { Clock, KeyValueStore, PantauError } from '@pantau/core';
import { type Atom, type PrimitiveAtom, type createStore, atom } from 'jotai';
import type { Alert, AlertId } from '../alert/alert.ts';
import type { WindowPosition } from '../panel/display.ts';
import type { AlertListEvent } from '../list/list-events.ts';
import type { Step } from './neighbour.ts';
import type { Previews, Size } from './previews.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import type { AlertCenterAtoms } from '../list/atoms.ts';
import { createKeptPreviews } from './stored-previews.ts';
import type { SettingsState } from '../panel/settings.store.ts';

/** How previews stand. */
export interface PreviewsView {
  /** Somebody has opened one, or some are being restored: what shows them is wanted. */
  readonly isWanted: boolean;
  /** The last was used last and lies on top. */
  readonly previews: Previews;
  /** The user has to do with them: he has opened one, also before the page was loaded anew. */
  readonly isAsked: boolean;
  /** What the user opened last; a new object each time. Null: nothing yet. */
  readonly turnedTo: { readonly id: AlertId } | null;
  /** Why alerts that no list holds could not be read; they are asked for again on a reconnect. */
  readonly readError: PantauError | null;
  /** Something to be told; a new object each time. */
  readonly notice: PreviewNotice | null;
}

/**
 * - `limit`: there are as many as there may be (toast limitNotification, spec alerts §5);
 * - `gone`: the alert that was to be opened is not there (any more).
 */
export interface PreviewNotice {
  readonly about: 'limit' | 'gone';
}

const none: PreviewsView = {
  isWanted: false,
  previews: [],
  isAsked: false,
  turnedTo: null,
  readError: null,
  notice: null,
};

/**
 * Where a step from an alert to the next led: the ends of its list are told, and `loading` says that
 * older alerts are being read.
 */
export type StepOutcome = 'stepped' | 'first' | 'last' | 'loading';

export interface PreviewControls {
  /** Opens an alert's preview, or turns to it where it is open; an unread alert becomes read (spec alerts §4). */
  open(id: AlertId): void;
  close(id: AlertId): void;
  closeAll(): void;
  /** The one that was used last. */
  closeTop(): void;
  /** The user works in it now: it lies above the others. */
  raise(id: AlertId): void;
  /** px from the upper left corner of the page's visible part. */
  move(id: AlertId, to: WindowPosition): void;
  /** Shows the next alert of its list in the same window, or the one before (spec alerts §2). */
  step(id: AlertId, by: Step): StepOutcome;
  /** Reads once more what could not be read. */
  retry(): void;
}

export interface PreviewsState extends PreviewControls {
  readonly atom: Atom<PreviewsView>;
  /** A new alert of the rules that open by themselves (spec alerts §4, Urgency). */
  arrived(alert: Alert): void;
  /** What shows previews could not be loaded: there are none until somebody opens one again. */
  giveUp(): void;
  start(): void;
  stop(): void;
}

export interface PreviewsOptions {
  readonly source: Pick<AlertSource, 'readAlerts'>;
  readonly clock: Clock;
  readonly store: KeyValueStore;
  readonly storageNamespace: string | undefined;
  readonly atoms: AlertCenterAtoms;
  readonly jotai: ReturnType<typeof createStore>;
  readonly settings: Pick<SettingsState, 'get'>;
  readonly dispatch: (event: AlertListEvent) => void;
  /** Scope e4f-auto-popup-urgent-alert:read; null: as the source says. */
  readonly mayOpenSeveral: boolean | null;
  /** The page's visible part, px; the browser's unless told. */
  readonly pageSize?: (() => Size) | undefined;
  readonly markRead: (id: AlertId) => void;
  readonly onOpen: (alert: Alert) => void;
  readonly onError: (error: unknown) => void;
}

type PreviewsModule = typeof import('./previews-runner.ts');

/** The code of previews; it loads with the first preview. */
export const previewsModule = createLazy(
  (): Promise<PreviewsModule> => import('./previews-runner.ts'),
);

type Work = ReturnType<PreviewsModule['createPreviewsWork']>;

/** Open previews of one mount. What is asked of them before the work is loaded is done in its order then. */
export function createPreviewsState(options: PreviewsOptions): PreviewsState {
  const { store, storageNamespace, jotai, onError } = options;
  const view: PrimitiveAtom<PreviewsView> = atom(none);
  const kept = createKeptPreviews(store, storageNamespace, onError);
  let work: Work | undefined;
  let isStarted = false;
  let waiting: ((work: Work) => void)[] = [];

  const begin = ({ createPreviewsWork }: PreviewsModule): void => {
    if (work === undefined) {
      work = createPreviewsWork({ ...options, kept, view });
      if (isStarted) work.start();
    }
    const acts = waiting;
    waiting = [];
    for (const act of acts) act(work);
  };
  const giveUp = (): void => {
    waiting = [];
    work?.closeAll();
    jotai.set(view, none);
  };
  const run = (act: (work: Work) => void): void => {
    if (!jotai.get(view).isWanted) jotai.set(view, { ...jotai.get(view), isWanted: true });
    waiting.push(act);
    const loaded = previewsModule.get();
    if (loaded !== undefined) begin(loaded);
    else if (waiting.length === 1) {
      previewsModule.load().then(begin, (error: unknown) => {
        onError(error);
        giveUp();
      });
    }
  };

  return {
    atom: view,
    open: (id) => run((own) => own.open(id)),
    arrived(alert) {
      if (options.settings.get().showsPreviews) run((own) => own.arrived(alert));
    },
    close: (id) => run((own) => own.close(id)),
    closeAll: () => run((own) => own.closeAll()),
    closeTop: () => run((own) => own.closeTop()),
    raise: (id) => run((own) => own.raise(id)),
    move: (id, to) => run((own) => own.move(id, to)),
    step: (id, by) => work?.step(id, by) ?? 'loading',
    retry: () => run((own) => own.retry()),
    giveUp,
    start() {
      isStarted = true;
      if (work !== undefined) work.start();
      else if (kept.get().previews.length > 0) run(() => undefined);
    },
    stop() {
      isStarted = false;
      work?.stop();
    },
  };
}
