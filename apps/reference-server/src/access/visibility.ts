import { and, eq, not, or, sql, type SQL } from 'drizzle-orm';
import type { SubscribedRules } from './current-user.ts';
import { geofences, rawAlerts, vehicles } from '../db/schema.ts';

export type UrgencyType = 'Urgent' | 'Important';

/** What decides which alerts somebody sees. Comes from the caller, or from the payload he was given. */
export interface AlertVisibility {
  readonly companyId: number;
  readonly rules: SubscribedRules;
  /** Holds the scope of urgent alerts. */
  readonly includeUrgent: boolean;
  /** Asked for vehicles that a partner shares into the company, and may. */
  readonly includeShared: boolean;
}

/** What of an alert decides who sees it. */
export interface VisibilityInput {
  readonly companyId: number;
  readonly alertRuleIds: readonly number[];
  /** Its vehicle is shared into the company by a partner. */
  readonly isShared: boolean;
}

/**
 * The one place that decides who sees which alert: of his own company, of a rule that is active and that
 * he is subscribed to, urgent only with the scope, of shared vehicles only when asked for and allowed.
 *
 * The SQL conditions and the functions decide alike (a test compares them). The conditions expect
 * `raw_alerts` joined with `vehicles`.
 */
export interface TenantScope {
  readonly visibility: AlertVisibility;
  /** Alerts that are seen. */
  readonly visible: SQL;
  /** Of those: urgent ones, important ones. */
  readonly urgent: SQL;
  readonly important: SQL;
  includes(alert: VisibilityInput): boolean;
  /** By the rules alone (spec alerts §4, Urgency). */
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

/** Rule ids are numbers of ours, never text of a caller. */
function matchesAnyRule(ruleIds: readonly number[]): SQL {
  if (ruleIds.length === 0) return never;
  return sql`${rawAlerts.alertRuleIds} && ${`{${ruleIds.join(',')}}`}::integer[]`;
}

/** Whose vehicles somebody sees. */
export interface VehicleVisibility {
  readonly companyId: number;
  /** Also vehicles that a partner shares into the company. */
  readonly includeShared: boolean;
}

/**
 * The one place that decides who sees which vehicle, and with it its devices, positions, videos and tasks.
 * The condition expects the query to read from, or join, `vehicles`.
 */
export function visibleVehicles({ companyId, includeShared }: VehicleVisibility): SQL {
  const own = eq(vehicles.companyId, companyId);
  return includeShared ? own : (and(own, not(vehicles.isShared)) ?? never);
}

/** Geofences are the whole company's. */
export function visibleGeofences({ companyId }: Pick<VehicleVisibility, 'companyId'>): SQL {
  return eq(geofences.companyId, companyId);
}
