/** Identifies a rule. Opaque to the widget. */
export type RuleId = string;

/** How urgently an alert of a rule reaches its users. */
export type RuleUrgency = 'urgent' | 'important';

export const ruleUrgencies: readonly RuleUrgency[] = ['urgent', 'important'];

export interface RuleVehicle {
  readonly id: string;
  readonly licensePlate: string;
}

/** A group of vehicles. A rule applies to the vehicles that the group has when an alert arrives. */
export interface RuleGroup {
  readonly id: string;
  readonly name: string;
  readonly totalVehicles: number;
}

/** A user who sees the rule's alerts in the alert centre. */
export interface RuleUser {
  readonly id: string;
  readonly name: string;
}

/** A contact who gets an email or a message, without an account of their own. */
export interface RuleContact {
  /** `null` for a contact that is not stored yet. */
  readonly id: string | null;
  readonly label: string;
  readonly email: string | null;
  /** In international form, such as `+6281234567890`. */
  readonly phoneNumber: string | null;
  /** The user account of this person, if any. */
  readonly user: RuleUser | null;
}

/** A position as longitude and latitude in degrees, WGS 84. */
export type RulePoint = readonly [longitude: number, latitude: number];

export type RuleGeofenceShape =
  | { readonly kind: 'circle'; readonly centre: RulePoint; readonly radiusMetres: number }
  | { readonly kind: 'polygon'; readonly ring: readonly RulePoint[] };

export interface RuleGeofence {
  readonly id: string;
  readonly name: string;
  readonly address: string | null;
  /** `null` if the source does not know the outline; the geofence is then not drawn. */
  readonly shape: RuleGeofenceShape | null;
}

/** When a rule applies, in the company's time zone. */
export interface RuleSchedule {
  /** Such as `22:00`. */
  readonly startTime: string;
  /** Inclusive to the minute. An end before the start is on the next day. */
  readonly endTime: string;
  /** 1 is Monday, 7 is Sunday: the days on which the time span starts. Empty for every day. */
  readonly days: readonly number[];
}

/** Where a rule applies. */
export interface RulePlace {
  /** Inside one of the geofences, or outside all of them. */
  readonly inside: boolean;
  readonly geofences: readonly RuleGeofence[];
}

/** The rule applies from the n-th such alert of a vehicle within a window. */
export interface RuleCount {
  readonly threshold: number;
  readonly windowSeconds: number;
}

/** What a rule may have that the user has no access to. */
export type HiddenKind = 'vehicle' | 'group' | 'user';

/** The conditions of a rule besides its vehicles. */
export interface RuleConditions {
  readonly alertCode: number;
  /** In the unit of the alert code, inclusive; `null` for no limit. */
  readonly minThreshold: number | null;
  readonly maxThreshold: number | null;
  /** Seconds; `null` for any duration. */
  readonly minDuration: number | null;
  readonly count: RuleCount | null;
  /** `null` for always. */
  readonly schedule: RuleSchedule | null;
}

/** A rule as a list shows it. */
export interface AlertRuleSummary extends RuleConditions {
  readonly id: RuleId;
  /** Increases with each change; an update or deletion names the version it is about. */
  readonly version: number;
  readonly label: string;
  readonly isActive: boolean;
  readonly urgency: RuleUrgency;
  /** Opens a preview of each alert by itself. */
  readonly autoPopup: boolean;
  /** The signed-in user sees the rule's alerts. */
  readonly isSubscribed: boolean;
  /** `null` for anywhere. */
  readonly place: RulePlace | null;
  /** Without vehicles and groups, the rule applies to every vehicle of the company. */
  readonly totalVehicles: number;
  readonly totalGroups: number;
  readonly totalUsers: number;
  readonly contacts: readonly RuleContact[];
  /** What the rule has that the signed-in user cannot see. A change of the rule keeps it. */
  readonly hidden: readonly HiddenKind[];
  /** Epoch ms. */
  readonly createdOn: number;
  readonly updatedOn: number;
  readonly updatedBy: RuleUser | null;
}

/** A rule with all that it names, as far as the signed-in user has access. */
export interface AlertRule extends AlertRuleSummary {
  readonly vehicles: readonly RuleVehicle[];
  readonly groups: readonly RuleGroup[];
  readonly users: readonly RuleUser[];
}

/** A contact of a rule: a stored one, or a new one by email or phone. */
export type ContactInput =
  | { readonly contactId: string }
  | {
      readonly label: string;
      readonly email: string | null;
      readonly phoneNumber: string | null;
    };

/** What a user decides about a rule. */
export interface RuleInput extends RuleConditions {
  readonly label: string;
  readonly isActive: boolean;
  readonly urgency: RuleUrgency;
  readonly autoPopup: boolean;
  readonly place: { readonly inside: boolean; readonly geofenceIds: readonly string[] } | null;
  readonly vehicleIds: readonly string[];
  readonly groupIds: readonly string[];
  readonly userIds: readonly string[];
  readonly contacts: readonly ContactInput[];
  /** Whether the signed-in user sees the rule's alerts, whatever `userIds` has. */
  readonly subscribe: boolean;
}
