import type { UrgencyType } from '../../access/visibility.ts';

type Id = string | number;
type Optional<T> = T | null | undefined;

/** `RuleContactInput` of schema.graphql. */
export interface ContactInput {
  readonly contactId?: Optional<Id>;
  readonly label?: Optional<string>;
  readonly email?: Optional<string>;
  readonly phoneNumber?: Optional<string>;
}

/** `AlertRuleInput` of schema.graphql. */
export interface RuleInput {
  readonly label: string;
  readonly alertCode: number;
  readonly isActive: boolean;
  readonly alertUrgencyType: UrgencyType;
  readonly minThreshold?: Optional<number>;
  readonly maxThreshold?: Optional<number>;
  readonly minThresholdTime?: Optional<number>;
  readonly alertCountThreshold?: Optional<number>;
  readonly alertCountWindow?: Optional<number>;
  readonly withSchedule: boolean;
  readonly startTime?: Optional<string>;
  readonly endTime?: Optional<string>;
  readonly dayOfWeek?: Optional<readonly number[]>;
  readonly withGeofence: boolean;
  readonly isInsideGeofence: boolean;
  readonly geofenceIds?: Optional<readonly Id[]>;
  readonly autoPopup: boolean;
  readonly vehicleIds?: Optional<readonly Id[]>;
  readonly vgroupIds?: Optional<readonly Id[]>;
  readonly userIds?: Optional<readonly Id[]>;
  readonly contacts?: Optional<readonly ContactInput[]>;
  /** Adds the user to the subscribers or removes them; without it, `userIds` decides. */
  readonly subscribe?: Optional<boolean>;
}

/** Numbers of targets that a rule can have. */
export const targetLimits = {
  vehicleIds: 5_000,
  vgroupIds: 200,
  userIds: 200,
  contacts: 50,
  geofenceIds: 100,
} as const;
