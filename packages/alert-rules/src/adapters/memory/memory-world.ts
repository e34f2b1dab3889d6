import type {
  RuleContact,
  RuleGeofence,
  RuleGroup,
  RuleId,
  RuleUser,
  RuleVehicle,
} from '../../engine/rules/rule.ts';

/** A group with the vehicles in it. */
export interface MemoryGroup extends Omit<RuleGroup, 'totalVehicles'> {
  readonly vehicleIds: readonly string[];
}

/** A stored alert, which back-tests count. */
export interface MemoryAlert {
  readonly vehicleId: string;
  readonly alertCode: number;
  /** Epoch ms. */
  readonly createdOn: number;
  /** In the unit of the code; `null` if the alert has no value. */
  readonly value: number | null;
  /** Seconds. */
  readonly duration: number | null;
  /** The rules that it was reported by, for their share of false alerts. */
  readonly ruleIds?: readonly RuleId[] | undefined;
  /** Set if it was marked as false. */
  readonly falseReason?: string | undefined;
}

/** What the rules of a company in memory can name. */
export interface MemoryWorld {
  readonly vehicles: readonly RuleVehicle[];
  readonly groups: readonly MemoryGroup[];
  readonly users: readonly RuleUser[];
  readonly contacts: readonly RuleContact[];
  readonly geofences: readonly RuleGeofence[];
  readonly alerts: readonly MemoryAlert[];
}

export const emptyWorld: MemoryWorld = {
  vehicles: [],
  groups: [],
  users: [],
  contacts: [],
  geofences: [],
  alerts: [],
};
