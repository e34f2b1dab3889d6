import type { Clock, KeyValueStore, TakenSpace } from '@pantau/core';
import type { AlertChange } from './alert/alert-action.ts';
import type { Alert, User } from './alert/alert.ts';
import type { EvidenceSource } from './evidence/evidence-source.port.ts';
import type { AlertSource } from './list/alert-source.port.ts';
import type { ConnectionView } from './list/connection.ts';
import type { CountsView } from './list/list-state.ts';
import type { AlertCenterDisplay } from './panel/display.ts';
import type { AlertSound } from './reminder/alert-sound.port.ts';
import type { TabLock } from './reminder/tab-lock.port.ts';
import type { ActionOutcome } from './triage/action-outcome.ts';
import type { BulkOutcome } from './triage/bulk-outcome.ts';

/** An event for the host. */
export type AlertCenterEvent =
  | { readonly type: 'alertOpen'; readonly alert: Alert }
  /** A new alert whose rule auto-opens; reported once per alert. */
  | { readonly type: 'autoPopup'; readonly alert: Alert }
  | { readonly type: 'action'; readonly change: AlertChange; readonly outcome: ActionOutcome }
  | { readonly type: 'bulkAction'; readonly outcome: BulkOutcome }
  | { readonly type: 'counts'; readonly counts: CountsView }
  | { readonly type: 'display'; readonly display: AlertCenterDisplay }
  | { readonly type: 'connection'; readonly connection: ConnectionView };

export interface AlertCenterStoreOptions {
  readonly source: AlertSource;
  /** Source of evidence around an alert; without it, previews show none. */
  readonly evidence?: EvidenceSource | null | undefined;
  readonly clock: Clock;
  readonly store: KeyValueStore;
  /** Stores values of this tab alone, such as its open previews. Defaults to memory. */
  readonly tabStore?: KeyValueStore | undefined;
  readonly storageNamespace?: string | undefined;
  /** The user's company. Stored values and locks are separate per source, company and user. */
  readonly companyId?: number | undefined;
  /** Permissions of the user; null takes them from the source (`AlertSubscription.currentUser`). */
  readonly permissions: {
    readonly canSeeUrgent: boolean | null;
    /** Scope e4f-auto-popup-urgent-alert:read; defaults to what the source states. */
    readonly mayOpenSeveral?: boolean | null | undefined;
    /** Scope alert-center-action:update; without it nothing is marked as read. Defaults to what the source states. */
    readonly canAct?: boolean | null | undefined;
  };
  /** `whenShown` reads only what a bell shows until a panel or a preview opens. Defaults to `atOnce`. */
  readonly loadLists?: 'atOnce' | 'whenShown' | undefined;
  /** The signed-in user; null takes it from the source. */
  readonly currentUser: User | null;
  /** Size of the viewport in which previews are placed, px. Defaults to the browser's. */
  readonly pageSize?: (() => { readonly width: number; readonly height: number }) | undefined;
  /** What the page itself takes of the viewport; read when a preview is placed. Defaults to nothing. */
  readonly takenSpace?: (() => TakenSpace) | undefined;
  /** Sound of urgent alerts and reminders; `null` disables it. Defaults to a generated tone. */
  readonly sound?: AlertSound | null | undefined;
  /**
   * Limits the reminder to one tab per origin and unconfirmed actions to one page, and tells whether the user has
   * other tabs. Defaults to the browser's locks.
   */
  readonly tabLock?: TabLock | undefined;
  /** From 0 up to 1; tells pages apart that open in the same millisecond. */
  readonly random?: (() => number) | undefined;
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly onEvent?: ((event: AlertCenterEvent) => void) | undefined;
}
