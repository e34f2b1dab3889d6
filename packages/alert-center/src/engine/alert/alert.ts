/** Alerts as the widget thinks of them. Instants are epoch milliseconds, positions degrees WGS 84. */

export type AlertId = string;
export type RuleId = string;

/** Spec, section 4, Urgency. What is neither is in no list. */
export type Urgency = 'urgent' | 'important';

export interface User {
  readonly userId: string;
  readonly fullname: string;
}

export interface BilingualText {
  readonly id: string;
  readonly en: string;
}

export interface AlertLogEntry {
  readonly type: 'Resolve' | 'FalseAlert' | 'Feedback';
  /** As in the action: JSON of the target state for Resolve and FalseAlert, the note for Feedback. */
  readonly data: string | null;
  readonly createdOn: number;
  readonly user: User | null;
}

/**
 * Where a fleet task stood when the alert came up (spec, section 3, Fleet-order alert extras). Null:
 * not told.
 */
export interface FleetOrderDetail {
  /** Name of the stop that the task was at or heading for. */
  readonly location: string | null;
  /** Planned time of the whole task, s. */
  readonly totalFoDuration: number | null;
  /** When it should have been at the stop, when it was, and when it is expected; epoch ms. */
  readonly targetTime: number | null;
  readonly actualTime: number | null;
  readonly estimatedTargetTime: number | null;
  /** The point it was nearest to, and how far from it, km. */
  readonly pointLocationName: string | null;
  readonly pointInKm: number | null;
  /** Planned time at the stop, s. */
  readonly plannedActivitiesDuration: number | null;
}

/** The fleet task of an alert (codes 137 to 143). */
export interface FleetOrder {
  /** As people know it. */
  readonly foNumber: string | null;
  readonly foId: string | null;
  readonly logId: string | null;
  readonly detail: FleetOrderDetail | null;
}

/** The device over which the driver of an alert can be spoken to (spec, section 3, call fields). */
export interface CallState {
  readonly hasVoip: boolean;
  /** Calls need `bsj` or `vss-howen` (spec, section 6). */
  readonly deviceType: string | null;
  readonly imeiVoip: string | null;
  readonly vehicleIdVoip: string | null;
}

/** One alert of one vehicle (spec, section 3, Raw alert). */
export interface Alert {
  readonly id: AlertId;
  /** Number of its latest change in the company's sequence; the greater one is the newer version. */
  readonly seq: number;
  readonly createdOn: number;
  readonly receivedOn: number;
  readonly alertCode: number;
  readonly alertRuleIds: readonly RuleId[];
  readonly alertData: string | null;
  readonly alertFlag: string | null;
  /** Measured value and the limit it was held against, in the unit of the alert code. */
  readonly alertTrigger: number | null;
  readonly threshold: number | null;
  readonly durationSeconds: number | null;
  readonly description: BilingualText;
  readonly shortDescription: BilingualText;
  readonly vehicle: {
    readonly vehicleId: string;
    readonly childVehicleId: string | null;
    readonly licensePlate: string;
    readonly category: string | null;
    readonly imei: string | null;
  };
  readonly driver: { readonly driverId: string; readonly fullname: string } | null;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  readonly geofences: readonly { readonly geofenceId: string; readonly fenceName: string }[];
  /** Null until it has been looked up. */
  readonly address: string | null;
  readonly shouldHaveMedia: boolean;
  /** Type of the device that raised it, such as `bsj`; null: not told. */
  readonly sourceDeviceType: string | null;
  /** How its driver can be called; null: not at all. */
  readonly callState: CallState | null;
  /**
   * Null unless the code is one of 137 to 143 and the user holds all four fleet-task-instant scopes
   * (spec, section 6).
   */
  readonly fleetOrder: FleetOrder | null;
  readonly read: boolean;
  readonly resolved: boolean;
  readonly resolvedOn: number | null;
  readonly resolver: User | null;
  readonly falseAlert: boolean;
  readonly lastNote: {
    readonly text: string;
    readonly createdOn: number;
    readonly user: User | null;
  } | null;
  /** Oldest first. */
  readonly log: readonly AlertLogEntry[];
}

/** The rules the user is subscribed to, by what they mean to him (spec, section 3). */
export interface SubscribedRules {
  readonly urgent: ReadonlySet<RuleId>;
  readonly important: ReadonlySet<RuleId>;
  readonly autoPopup: ReadonlySet<RuleId>;
}

/** Neither resolved nor false: somebody still has to judge it (spec, section 7, RawAlerts filter). */
export function isUnresolved(alert: Pick<Alert, 'resolved' | 'falseAlert'>): boolean {
  return !alert.resolved && !alert.falseAlert;
}
