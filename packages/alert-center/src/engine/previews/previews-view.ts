import type { Clock, KeyValueStore, PantauError } from '@pantau/core';
import type { Alert, AlertId } from '../alert/alert.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import type { AlertListEvent } from '../list/list-events.ts';
import type { ListObservable } from '../list/selectors.ts';
import type { WindowPosition } from '../panel/display.ts';
import type { SettingsState } from '../panel/settings.store.ts';
import type { Slot } from '../state/state.ts';
import type { Step } from './neighbour.ts';
import type { PreviewDraft, PreviewDrafts } from './preview-drafts.ts';
import type { Previews, Size } from './previews.ts';

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

export const noPreviews: PreviewsView = {
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
  changeDraft(id: AlertId, change: Partial<PreviewDraft>): void;
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
  readonly storage: KeyValueStore;
  readonly storageNamespace: string | undefined;
  readonly store: ListObservable;
  readonly view: Slot<PreviewsView>;
  readonly drafts: Slot<PreviewDrafts>;
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
