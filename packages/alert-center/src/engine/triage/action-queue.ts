import type { Clock, KeyValueStore, PersistedValue } from '@pantau/core';
import type { AlertId } from '../alert/alert.ts';
import { ACTION_KEPT_MS } from '../alert/limits.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import { currentUserOf } from '../list/current-user.ts';
import type { AlertListEvent } from '../list/list-events.ts';
import type { AlertListState } from '../list/list-state.ts';
import { serverNow } from '../list/server-clock.ts';
import { createBrowserTabLock } from '../reminder/browser-tab-lock.ts';
import type { TabLock } from '../reminder/tab-lock.port.ts';
import { keepText } from '../previews/keep-text.ts';
import type { KeptTexts } from '../previews/kept-texts.ts';
import type { StorageScope } from '../state/storage-scope.ts';
import { createActionLanes } from './action-lanes.ts';
import { createActionRecords } from './action-records.ts';
import { createActionRequests } from './action-request.ts';
import { adoptActions } from './adopt-actions.ts';
import type { LanePlace } from './lane-place.ts';
import type { FailedAction, RevertAction, SendAction } from './queued-action.ts';
import { createSend } from './send-action.ts';
import { type StoredAction, createStoredActions } from './stored-actions.ts';

export interface ActionQueueOptions {
  readonly source: Pick<AlertSource, 'act' | 'changeOwner' | 'readAlerts'>;
  readonly clock: Clock;
  readonly stored: PersistedValue<readonly StoredAction[]>;
  /** Held while this page exists, so that another page adopts its actions only afterwards. */
  readonly tabLock: TabLock;
  /** Name of the lock of a page. */
  readonly lockOf: (owner: string) => string;
  /** Identifies this page among the pages of the origin. */
  readonly owner: string;
  readonly dispatch: (event: AlertListEvent) => void;
  readonly getState: () => AlertListState;
  readonly nextToken: () => number;
  readonly onError: (error: unknown) => void;
  /** Reports an action that has ultimately failed and whose caller is no longer waiting for it. */
  readonly onFailed: (failed: FailedAction) => void;
}

/**
 * Sends the user's changes to single alerts: one after another for each alert, again while they do not reach
 * the server, and after a reload. Gives up after `ACTION_KEPT_MS` (AC-202 to AC-205).
 */
export interface ActionQueue {
  readonly send: SendAction;
  readonly revert: RevertAction;
  /** Holds a place after the actions on these alerts, for a bulk action. */
  hold(ids: readonly AlertId[]): LanePlace;
  /** Tries again immediately, because the connection is back. */
  retryNow(): void;
  /** Adopts the actions of pages that no longer exist. Call it once the user is known. */
  restore(): void;
  start(): void;
  stop(): void;
}

export function createActionQueue(options: ActionQueueOptions): ActionQueue {
  const { clock, tabLock, lockOf, owner, getState } = options;
  const records = createActionRecords(options.stored);
  let stopAdopting = (): void => undefined;
  let releaseLock: (() => void) | null = null;
  let lastOrder = 0;

  const nextOrder = (): number => ++lastOrder;
  const userId = (): string | null => currentUserOf(getState())?.userId ?? null;
  const now = (): number => serverNow({ ...getState(), now: clock.now() });
  const isExpired = ({ queuedOn }: StoredAction): boolean =>
    Math.abs(now() - queuedOn) > ACTION_KEPT_MS;
  const holdLock = (): void => {
    releaseLock ??= tabLock.hold(lockOf(owner), () => undefined);
  };
  const lanes = createActionLanes({
    ...options,
    send: createActionRequests({ ...options, isExpired }),
    onDone: records.remove,
  });

  const { send, revert } = createSend({
    ...options,
    records,
    lanes,
    holdLock,
    userId,
    now,
    nextOrder,
  });

  return {
    send,
    revert,
    hold: lanes.hold,
    retryNow: lanes.retryNow,
    restore() {
      stopAdopting();
      stopAdopting = adoptActions({
        ...options,
        records,
        lanes,
        holdLock,
        isExpired,
        userId,
        nextOrder,
        send,
      });
    },
    start() {
      if (!lanes.isEmpty()) holdLock();
      lanes.start();
    },
    stop() {
      lanes.stop();
      stopAdopting();
      releaseLock?.();
      releaseLock = null;
    },
  };
}

type Chosen = 'stored' | 'tabLock' | 'lockOf' | 'owner';

export interface OpenActionQueueOptions extends Omit<ActionQueueOptions, Chosen> {
  readonly storage: KeyValueStore;
  readonly scope: StorageScope;
  /** Keeps the texts of actions that ultimately fail. */
  readonly texts: KeptTexts;
  /** Defaults to the browser's locks. */
  readonly tabLock: TabLock | undefined;
  /** From 0 up to 1; tells pages apart that were opened in the same millisecond. */
  readonly random: (() => number) | undefined;
}

/** The action queue of this page, stored in the scope of its user. */
export function openActionQueue(options: OpenActionQueueOptions): ActionQueue {
  const { clock, storage, scope, texts, random = () => 0, getState, onError } = options;
  return createActionQueue({
    ...options,
    stored: createStoredActions(storage, scope, onError),
    tabLock: options.tabLock ?? createBrowserTabLock(),
    lockOf: (owner) => [scope.get() ?? 'pantau', 'alertCenterActions', owner].join(':'),
    owner: `${clock.now().toString(36)}-${random().toString(36).slice(2)}`,
    onFailed(failed) {
      const list = getState();
      keepText(texts, failed.change, {
        alertId: failed.alertId,
        keptOn: serverNow({ ...list, now: clock.now() }),
      });
      options.onFailed(failed);
    },
  });
}
