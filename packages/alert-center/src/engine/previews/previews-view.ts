import type { Clock, KeyValueStore, PantauError, TakenSpace } from '@pantau/core';
import type { Alert, AlertId } from '../alert/alert.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import type { AlertListEvent } from '../list/list-events.ts';
import type { ListObservable } from '../list/selectors.ts';
import type { Size, WindowPosition } from '../panel/display.ts';
import type { SettingsState } from '../panel/settings.store.ts';
import type { WindowFrame } from '../panel/window-frame.ts';
import type { Slot } from '../state/state.ts';
import type { TabLock } from '../reminder/tab-lock.port.ts';
import type { StorageScope } from '../state/storage-scope.ts';
import type { KeptTexts } from './kept-texts.ts';
import type { PreviewDraft, PreviewDrafts } from './preview-drafts.ts';
import type { Preview, PreviewRefusal } from './previews.ts';

/** State of the previews. */
export interface PreviewsView {
  /** A preview has been opened or is being restored, so the UI of previews is needed. */
  readonly isWanted: boolean;
  /** From bottom to top; the last is the most recently used. */
  readonly previews: readonly Preview[];
  /** Whether the user opened or used a preview, also before a reload; false while all opened automatically. */
  readonly isAsked: boolean;
  /** The preview that the user opened last; a new object each time. Initially `null`. */
  readonly turnedTo: { readonly id: AlertId } | null;
  /** Why alerts that are in no list could not be read; retried on reconnect. */
  readonly readError: PantauError | null;
  /** The latest notice to show; a new object each time. */
  readonly notice: PreviewNotice | null;
}

/** Previews that could not be shown. */
export interface PreviewNotice {
  /** `gone`: the requested alert does not exist or is no longer visible. */
  readonly about: PreviewRefusal | 'gone';
  /** The alerts concerned, the latest first. */
  readonly ids: readonly AlertId[];
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
 * Result of a step to the next or previous alert. `first`, `last`: the list ends there; `loading`: older
 * alerts are being read.
 */
export type StepOutcome = 'stepped' | 'first' | 'last' | 'loading';

export interface PreviewControls {
  /** Opens the preview of an alert, or focuses it when open; marks an unread alert as read. */
  open(id: AlertId): void;
  close(id: AlertId): void;
  closeAll(): void;
  /** Closes the most recently used preview. */
  closeTop(): void;
  /** Moves the preview to the top. */
  raise(id: AlertId): void;
  /** Shows a preview that opened by itself above the others; it does not count as used. */
  surface(id: AlertId): void;
  /** `to`: px from the upper left corner of the viewport. */
  move(id: AlertId, to: WindowPosition): void;
  /** Gives the preview this size, px, also for previews that open later; `null` restores the default. */
  resize(id: AlertId, frame: WindowFrame | null): void;
  /**
   * Shows the next (`1`) or previous (`-1`) alert in the same window: of the list, or of `order` if that contains the
   * alert. After the last one of `order` the list continues.
   */
  step(id: AlertId, by: 1 | -1, order?: readonly AlertId[]): StepOutcome;
  /** Opens a refused preview; where no further fits, one that is settled or read is closed (AC-232). */
  openInstead(id: AlertId): void;
  /** Retries reading alerts that could not be read. */
  retry(): void;
}

export interface PreviewsState extends PreviewControls {
  changeDraft(id: AlertId, change: Partial<PreviewDraft>): void;
  /** Opens the preview of a new alert of an auto-popup rule, unless the user has turned that off. */
  arrived(alert: Alert): void;
  /** The user has changed the alert; its preview, if open, counts as used. */
  acted(id: AlertId): void;
  /** Closes a preview that opened by itself and is not used, in this tab only. */
  dismiss(id: AlertId): void;
  /** Reports whether the bar of a preview is uncovered on a visible page. */
  reportSight(id: AlertId, isVisible: boolean): void;
  /** Closes all previews because their UI failed to load; the next opened preview tries again. */
  giveUp(): void;
  start(): void;
  stop(): void;
}

export interface PreviewsOptions {
  readonly source: Pick<AlertSource, 'readAlerts'>;
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  /** Storage of this tab alone. */
  readonly tabStorage: KeyValueStore;
  readonly tabLock: TabLock | undefined;
  readonly storageNamespace: string | undefined;
  /** Owner of the chosen size of previews, and of the tab's presence. */
  readonly scope: StorageScope;
  readonly store: ListObservable;
  readonly view: Slot<PreviewsView>;
  readonly drafts: Slot<PreviewDrafts>;
  /** Texts that were never saved. */
  readonly texts: KeptTexts;
  readonly settings: Pick<SettingsState, 'get'>;
  readonly dispatch: (event: AlertListEvent) => void;
  /** Whether the user has the scope `e4f-auto-popup-urgent-alert:read`; `null`: determined by the source. */
  readonly mayOpenSeveral: boolean | null;
  /** Size of the viewport, px. Defaults to the browser's. */
  readonly pageSize?: (() => Size) | undefined;
  /** What the page itself takes of it. Defaults to nothing. */
  readonly takenSpace?: (() => TakenSpace) | undefined;
  readonly markRead: (id: AlertId) => void;
  readonly onOpen: (alert: Alert) => void;
  readonly onError: (error: unknown) => void;
}
