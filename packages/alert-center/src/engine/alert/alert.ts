/** The widget's model of an alert. Times are epoch milliseconds, positions degrees in WGS 84. */

export type AlertId = string;
export type RuleId = string;

/** An alert that is neither appears in no list. */
export type Urgency = 'urgent' | 'important';

export interface User {
  readonly userId: string;
  readonly fullname: string;
}

export interface BilingualText {
  readonly id: string;
  readonly en: string;
}

/** What a user did, as far as the log records it: the new state, or the text of a note. */
export type LoggedChange =
  | { readonly type: 'resolve'; readonly resolved: boolean }
  | {
      readonly type: 'falseAlert';
      readonly falseAlert: boolean;
      /** Null when none was recorded. */
      readonly reason: string | null;
    }
  | { readonly type: 'note'; readonly text: string };

/** Who became the owner of an alert; null when it was released. */
export interface LoggedOwner {
  readonly type: 'owner';
  readonly owner: User | null;
}

/** One entry of an alert's log. */
export type AlertLogEntry = (LoggedChange | LoggedOwner) & {
  readonly createdOn: number;
  readonly user: User | null;
};

/**
 * The progress of a fleet task when the alert was raised. Fields that the source does not report are null.
 */
export interface FleetOrderDetail {
  /** Name of the stop where the task was, or the next one. */
  readonly location: string | null;
  /** Planned duration of the whole task, s. */
  readonly totalFoDuration: number | null;
  /** Planned, actual and estimated arrival at the stop, epoch ms. */
  readonly targetTime: number | null;
  readonly actualTime: number | null;
  readonly estimatedTargetTime: number | null;
  /** The nearest point and the distance to it, km. */
  readonly pointLocationName: string | null;
  readonly pointInKm: number | null;
  /** Planned duration of the stop, s. */
  readonly plannedActivitiesDuration: number | null;
}

/** The fleet task of an alert (codes 137 to 143). */
export interface FleetOrder {
  /** The number that users know the task by. */
  readonly foNumber: string | null;
  readonly foId: string | null;
  readonly logId: string | null;
  readonly detail: FleetOrderDetail | null;
}

/** The device through which the driver of an alert can be called. */
export interface CallState {
  readonly hasVoip: boolean;
  /** Calls require `bsj` or `vss-howen`. */
  readonly deviceType: string | null;
  readonly imeiVoip: string | null;
  readonly vehicleIdVoip: string | null;
}

/** One alert of one vehicle. */
export interface Alert {
  readonly id: AlertId;
  /** Sequence number of its latest change; of two versions, the one with the greater number is newer. */
  readonly seq: number;
  readonly createdOn: number;
  readonly receivedOn: number;
  readonly alertCode: number;
  readonly alertRuleIds: readonly RuleId[];
  readonly alertData: string | null;
  readonly alertFlag: string | null;
  /** Measured value and the limit it was compared with, in the unit of the alert code. */
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
  /** Null until the address has been looked up. */
  readonly address: string | null;
  readonly shouldHaveMedia: boolean;
  /** Type of the device that raised it, such as `bsj`; null when unknown. */
  readonly sourceDeviceType: string | null;
  /** Null when the driver cannot be called. */
  readonly callState: CallState | null;
  /**
   * Null unless the code is one of 137 to 143 and the user holds all four fleet-task-instant scopes.
   */
  readonly fleetOrder: FleetOrder | null;
  readonly read: boolean;
  readonly resolved: boolean;
  readonly resolvedOn: number | null;
  readonly resolver: User | null;
  readonly falseAlert: boolean;
  /** Who has taken it; stays when it is settled. Null for nobody; omitted by sources without owners. */
  readonly owner?: User | null | undefined;
  readonly lastNote: {
    readonly text: string;
    readonly createdOn: number;
    readonly user: User | null;
  } | null;
  /** Oldest first. */
  readonly log: readonly AlertLogEntry[];
}

/** The alert rules the user is subscribed to, by effect. */
export interface SubscribedRules {
  readonly urgent: ReadonlySet<RuleId>;
  readonly important: ReadonlySet<RuleId>;
  readonly autoPopup: ReadonlySet<RuleId>;
}

/** Whether the alert is neither resolved nor marked as a false alert. */
export function isUnresolved(alert: Pick<Alert, 'resolved' | 'falseAlert'>): boolean {
  return !alert.resolved && !alert.falseAlert;
}

/** Whether the alert still needs someone to look at it: neither opened nor settled by anyone (AC-200). */
export function isUnread(alert: Pick<Alert, 'read' | 'resolved' | 'falseAlert'>): boolean {
  return !alert.read && isUnresolved(alert);
}
