import type { PantauError } from '@pantau/core';
import type { AlertChange } from '../alert/alert-action.ts';
import type { Alert, AlertId } from '../alert/alert.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import type { AlertListEvent } from '../list/list-events.ts';
import type { AlertListState } from '../list/list-state.ts';
import type { Slot } from '../state/state.ts';
import type { BulkOutcome } from './bulk-outcome.ts';
import type { LanePlace } from './lane-place.ts';
import type { SelectionState } from './selection.store.ts';
import type { SelectedAlert } from './selection.ts';

/** Progress and result of bulk actions. */
export interface BulkView {
  /** `selecting`: reading all unresolved alerts of a list; `acting`: sending a change. */
  readonly phase: 'idle' | 'selecting' | 'acting';
  readonly change: AlertChange | null;
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  /** Why reading all unresolved alerts failed. */
  readonly selectionError: PantauError | null;
  /** There are more than `BULK_MAX`; only the newest are selected. */
  readonly isCapped: boolean;
  /** The last bulk action, when not all of it succeeded and the user has not dismissed it. */
  readonly result: BulkOutcome | null;
}

export const idleBulk: BulkView = {
  phase: 'idle',
  change: null,
  done: 0,
  total: 0,
  failed: 0,
  selectionError: null,
  isCapped: false,
  result: null,
};

export interface BulkStateOptions {
  readonly source: AlertSource;
  readonly dispatch: (event: AlertListEvent) => void;
  readonly getState: () => AlertListState;
  readonly view: Slot<BulkView>;
  readonly nextToken: () => number;
  readonly selection: SelectionState;
  /** Holds a place among the actions on single alerts. */
  readonly hold: (ids: readonly AlertId[]) => LanePlace;
  readonly onError: (error: unknown) => void;
}

/** Alerts to make unresolved again. */
export interface RevertRequest {
  /** They may be neither in a list nor selected. */
  readonly alerts: readonly SelectedAlert[];
  /** Alerts for which this returns false are skipped, judged by their state when they are sent. */
  isEligible(alert: Alert): boolean;
}
