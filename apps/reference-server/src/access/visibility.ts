import { and, eq, not, or, sql, type SQL } from 'drizzle-orm';
import type { SubscribedRules } from './current-user.ts';
import {
  alertRules,
  contacts,
  geofences,
  rawAlerts,
  salesOrders,
  users,
  vehicleGroups,
  vehicles,
} from '../db/schema.ts';

export type UrgencyType = 'Urgent' | 'Important';

/**
 * Which alerts a user can see. Comes from the current user, or from the signed payload of a
 * subscription.
 */
export interface AlertVisibility {
  readonly companyId: number;
  readonly rules: SubscribedRules;
  /** The user holds the scope for urgent alerts. */
  readonly includeUrgent: boolean;
  /** The user requested vehicles shared by a partner and may see them. */
  readonly includeShared: boolean;
}

/** The fields of an alert that decide who can see it. */
export interface VisibilityInput {
  readonly companyId: number;
  readonly alertRuleIds: readonly number[];
  /** Its vehicle is shared with the company by a partner. */
  readonly isShared: boolean;
}

/**
 * The single definition of which alerts a user can see: alerts of their own company, matched by an
 * active rule they are subscribed to; urgent ones only with the scope, and shared vehicles only
 * when requested and permitted.
 *
 * The SQL conditions and the functions agree, which a test verifies. The conditions expect
 * `raw_alerts` joined with `vehicles`.
 */
export interface TenantScope {
  readonly visibility: AlertVisibility;
  /** Selects the visible alerts. */
  readonly visible: SQL;
  /** Narrow `visible` to one urgency. */
  readonly urgent: SQL;
  readonly important: SQL;
  includes(alert: VisibilityInput): boolean;
  /** The urgency that the user's rules give to an alert; `null` when none of them matched it. */
  urgencyOf(alertRuleIds: readonly number[]): UrgencyType | null;
}

export function alertScope(visibility: AlertVisibility): TenantScope {
  const { companyId, rules, includeUrgent, includeShared } = visibility;
  const urgentIds = new Set(rules.urgent);
  const importantIds = new Set([...rules.important, ...rules.autoPopup]);

  const urgent = matchesAnyRule([...urgentIds]);
  const important = and(matchesAnyRule([...importantIds]), not(urgent)) ?? never;
  const conditions = [
    eq(rawAlerts.companyId, companyId),
    eq(vehicles.companyId, companyId),
    includeUrgent ? or(urgent, important) : important,
    ...(includeShared ? [] : [not(vehicles.isShared)]),
  ];

  const urgencyOf = (alertRuleIds: readonly number[]): UrgencyType | null => {
    if (alertRuleIds.some((id) => urgentIds.has(id))) return 'Urgent';
    return alertRuleIds.some((id) => importantIds.has(id)) ? 'Important' : null;
  };

  return {
    visibility,
    visible: and(...conditions) ?? never,
    urgent,
    important,
    urgencyOf,
    includes(alert) {
      if (alert.companyId !== companyId) return false;
      if (alert.isShared && !includeShared) return false;
      const urgency = urgencyOf(alert.alertRuleIds);
      return urgency === 'Important' || (urgency === 'Urgent' && includeUrgent);
    },
  };
}

const never = sql`false`;

/** Interpolated into the query: the ids come from the database, never from a request. */
function matchesAnyRule(ruleIds: readonly number[]): SQL {
  if (ruleIds.length === 0) return never;
  return sql`${rawAlerts.alertRuleIds} && ${`{${ruleIds.join(',')}}`}::integer[]`;
}

/** Which vehicles a user can see. */
export interface VehicleVisibility {
  readonly companyId: number;
  /** Includes vehicles shared with the company by a partner. */
  readonly includeShared: boolean;
}

/**
 * The single definition of which vehicles a user can see, and with them their devices, positions,
 * videos and tasks. The query must read from or join `vehicles`.
 */
export function visibleVehicles({ companyId, includeShared }: VehicleVisibility): SQL {
  const own = eq(vehicles.companyId, companyId);
  return includeShared ? own : (and(own, not(vehicles.isShared)) ?? never);
}

/** Geofences are visible to everyone in the company. */
export function visibleGeofences({ companyId }: Pick<VehicleVisibility, 'companyId'>): SQL {
  return eq(geofences.companyId, companyId);
}

/** Sales orders are visible to everyone in the company who may read orders. */
export function visibleOrders({ companyId }: Pick<VehicleVisibility, 'companyId'>): SQL {
  return eq(salesOrders.companyId, companyId);
}

/** Alert rules are visible to everyone in the company who may read rules. */
export function visibleRules({ companyId }: Pick<VehicleVisibility, 'companyId'>): SQL {
  return eq(alertRules.companyId, companyId);
}

/** Contacts are visible to everyone in the company who may read rules. */
export function visibleContacts({ companyId }: Pick<VehicleVisibility, 'companyId'>): SQL {
  return eq(contacts.companyId, companyId);
}

/** Users of the company who can sign in. */
export function visibleUsers({ companyId }: Pick<VehicleVisibility, 'companyId'>): SQL {
  return and(eq(users.companyId, companyId), users.isActive) ?? never;
}

/** Which vehicle groups a user can see. */
export interface GroupVisibility {
  readonly companyId: number;
  /** The user holds the scope for vehicle groups. */
  readonly includeGroups: boolean;
}

export function visibleGroups({ companyId, includeGroups }: GroupVisibility): SQL {
  return includeGroups ? eq(vehicleGroups.companyId, companyId) : never;
}
