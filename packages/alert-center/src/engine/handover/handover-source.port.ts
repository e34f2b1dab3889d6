import type { AlertId, BilingualText, Urgency, User } from '../alert/alert.ts';

/**
 * The source of the page that hands a shift over. A host implements it on top of its own backend, or uses the HTTP or
 * the memory adapter. Every promise rejects with `PantauError` and honours its signal. The contract suite
 * `handoverContract` (`@pantau/alert-center/testing`) states what the page relies on beyond the types.
 */
export interface HandoverSource {
  /** What the shift leaves to the next one, all of one moment, as far as the user can see it. Must not come from a cache. */
  read(signal?: AbortSignal): Promise<ShiftHandover>;
  /**
   * Records that the user has handed the shift over: from then on, changes are counted anew. Rejects with `conflict` if
   * a handover followed the one that the user has read, with `invalid` for a note longer than `HANDOVER_NOTE_MAX`, and
   * with `forbidden` for users who may not act on alerts.
   */
  record(request: HandoverRequest, signal?: AbortSignal): Promise<RecordedHandover>;
}

export interface HandoverRequest {
  /** `ShiftHandover.previous`, as read. */
  readonly previousId: string | null;
  /** For the next shift; null for none. */
  readonly note: string | null;
}

/** That somebody handed a shift over. Times are epoch ms. */
export interface RecordedHandover {
  readonly id: string;
  readonly createdOn: number;
  readonly user: User;
  readonly note: string | null;
}

export interface ShiftHandover {
  /** When it was read, by the source's clock, epoch ms. */
  readonly readOn: number;
  /** From when arrivals, notes and settled alerts are counted: the previous handover, at most 48 hours before. */
  readonly since: number;
  /** The latest handover of the company; null before the first one. */
  readonly previous: RecordedHandover | null;
  /** Numbers of open alerts of the last 48 hours. */
  readonly urgent: number;
  readonly important: number;
  /** Alerts that have arrived since. */
  readonly arrived: number;
  /** The open alerts, urgent ones first, then the newest; at most `HANDOVER_ROWS_MAX`. */
  readonly alerts: readonly HandoverAlert[];
  /** What people snooze at this moment, the first to end first. */
  readonly snoozes: readonly HandoverSnooze[];
  /** Notes that have been written since. */
  readonly noteCount: number;
  /** Those notes, newest first; at most `HANDOVER_ROWS_MAX`. */
  readonly notes: readonly HandoverNote[];
  /** Alerts settled since that still are, by who settled them last. */
  readonly settled: readonly HandoverSettled[];
}

/** The kind of an alert. */
export interface HandoverEvent {
  readonly alertCode: number;
  readonly description: BilingualText;
}

/** What somebody needs to know about an open alert. */
export interface HandoverAlert {
  readonly id: AlertId;
  /** Epoch ms. */
  readonly createdOn: number;
  readonly event: HandoverEvent;
  readonly licensePlate: string;
  /** Full name; null when unknown. */
  readonly driver: string | null;
  readonly address: string | null;
  readonly urgency: Urgency;
  readonly read: boolean;
  readonly owner: User | null;
}

export interface HandoverSnooze {
  readonly user: User;
  readonly vehicleId: string;
  readonly licensePlate: string;
  readonly event: HandoverEvent;
  /** Epoch ms. */
  readonly endsOn: number;
}

export interface HandoverNote {
  readonly id: string;
  /** Epoch ms. */
  readonly createdOn: number;
  readonly user: User;
  readonly text: string;
  readonly alertId: AlertId;
  readonly event: HandoverEvent;
  readonly licensePlate: string;
}

export interface HandoverSettled {
  readonly user: User;
  readonly resolved: number;
  readonly falseAlerts: number;
}

/** Alerts, and notes, that are listed at most. */
export const HANDOVER_ROWS_MAX = 500;

/** Characters of the note for the next shift. */
export const HANDOVER_NOTE_MAX = 1_000;

/** How far back alerts are handed over, ms; the alert centre lists as much. */
export const HANDOVER_WINDOW_MS = 48 * 3_600_000;
