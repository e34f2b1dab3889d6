import { type ContractClause } from '@pantau/core/testing';
import type { AlertRuleSource, RuleTargetSource } from '../../engine/rules/rule-source.ts';
import type { RuleInput } from '../../engine/rules/rule.ts';

/** An alert that back-tests count. */
export interface HarnessAlert {
  readonly vehicleId: string;
  readonly alertCode: number;
  /** Epoch ms. */
  readonly createdOn: number;
  /** In the unit of the code. */
  readonly value: number | null;
  /** The rules that it was reported by. */
  readonly ruleIds?: readonly string[] | undefined;
  /** Marks it as false. */
  readonly falseReason?: string | undefined;
}

/** Two fresh companies for one clause, without rules. */
export interface AlertRuleHarness {
  /** A user who may do everything with the rules of the first company. */
  readonly rules: AlertRuleSource;
  readonly targets: RuleTargetSource;
  /** The id of that user. */
  readonly userId: string;
  /** The same for the second company. */
  readonly foreign: AlertRuleSource;
  /** Epoch ms; alerts of a back-test are before it. */
  now(): number;
  /** Add something to the first company, and resolve with its id. */
  addVehicle(licensePlate: string): Promise<string>;
  addGroup(name: string, vehicleIds: readonly string[]): Promise<string>;
  addUser(name: string): Promise<string>;
  addGeofence(name: string): Promise<string>;
  addAlert(alert: HarnessAlert): Promise<void>;
  /** Releases all resources. */
  close(): Promise<void> | void;
}

export type RuleClause = ContractClause<AlertRuleHarness>;

/** Over speed limit, with thresholds in km/h. */
export const SPEED = 8;
/** Emergency button, without a value. */
export const EMERGENCY = 1;

/** A rule about speed for the user, for every vehicle. */
export const plainRule: RuleInput = {
  label: 'Cepat',
  alertCode: SPEED,
  isActive: true,
  urgency: 'important',
  autoPopup: false,
  minThreshold: 80,
  maxThreshold: null,
  minDuration: null,
  count: null,
  schedule: null,
  place: null,
  vehicleIds: [],
  groupIds: [],
  userIds: [],
  contacts: [],
  subscribe: true,
};

export const ruleNamed = (label: string, rest: Partial<RuleInput> = {}): RuleInput => ({
  ...plainRule,
  ...rest,
  label,
});

/** Creates rules one after the other, so that each is newer than the one before, and resolves with their ids. */
export async function createAll(
  { rules }: AlertRuleHarness,
  inputs: readonly RuleInput[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const input of inputs) ids.push((await rules.create(input)).id);
  return ids;
}
