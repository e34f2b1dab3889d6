import type { AlertGroup } from '@pantau/core/contract';
import type { LoggedChange, Urgency } from '../alert/alert.ts';

/** Every alert is in one state; one that is resolved and false counts as false. */
export type AlertState = 'unresolved' | 'resolved' | 'falseAlert';

export const alertStates: readonly AlertState[] = ['unresolved', 'resolved', 'falseAlert'];

/** Epoch ms; both ends are included, and each may be open. */
export interface OpenRange {
  readonly start: number | null;
  readonly end: number | null;
}

/** An alert must meet all conditions; `null` is no condition, an empty list matches nothing. */
export interface AlertHistoryFilter {
  /**
   * Every word must occur in the plate (with or without its spaces) or in the driver's name, ignoring case.
   * Empty for no search; at most 200 characters.
   */
  readonly search: string;
  /** Of creation times. */
  readonly range: OpenRange;
  readonly states: readonly AlertState[] | null;
  readonly read: boolean | null;
  readonly urgency: Urgency | null;
  readonly groups: readonly AlertGroup[] | null;
  readonly alertCodes: readonly number[] | null;
  /** Ids of vehicle groups (`AlertHistorySource.vehicleGroups`), one of which the vehicle must be in today. */
  readonly vehicleGroups: readonly string[] | null;
}

export type AlertSortKey = 'createdOn' | 'licensePlate' | 'driver' | 'event' | 'state';

export interface AlertSort {
  readonly key: AlertSortKey;
  readonly direction: 'asc' | 'desc';
}

export interface AlertHistoryQuery extends AlertHistoryFilter {
  /** From 1. */
  readonly page: number;
  /** 1 to 100. */
  readonly limit: number;
  /** Later sorts break ties of earlier ones, and the newest comes first. Empty: newest first. At most 5. */
  readonly sorts: readonly AlertSort[];
}

export interface AlertLogQuery {
  /** From 1. */
  readonly page: number;
  /** 1 to 100. */
  readonly limit: number;
  /** Every word must occur in the plate, the driver's name or the name of the user who acted. */
  readonly search: string;
  /** Of the times of the actions. */
  readonly range: OpenRange;
  /** `null` for all; an empty list matches nothing. */
  readonly types: readonly LoggedChange['type'][] | null;
}

export const noHistoryFilter: AlertHistoryFilter = {
  search: '',
  range: { start: null, end: null },
  states: null,
  read: null,
  urgency: null,
  groups: null,
  alertCodes: null,
  vehicleGroups: null,
};
