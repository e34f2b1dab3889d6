import { and, eq, not, or, sql, type SQL } from 'drizzle-orm';
import type { SubscribedRules } from './current-user.ts';
import { geofences, rawAlerts, vehicles } from '../db/schema.ts';

export type UrgencyType = 'Urgent' | 'Important';

/** What decides which alerts somebody sees. Comes from the caller, or from the payload he was given. */
export interface Sight {
  readonly companyId: number;
  readonly rules: SubscribedRules;
  /** Holds the scope of urgent alerts. */
  readonly maySeeUrgent: boolean;
  /** Asked for vehicles that a partner shares into the company, and may. */
  readonly includeShared: boolean;
}

/** What of an alert decides who sees it. */
export interface SightedAlert {
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
  readonly sight: Sight;
  /** Alerts that are seen. */
  readonly visible: SQL;
  /** Of those: urgent ones, important ones. */
  readonly urgent: SQL;
  readonly important: SQL;
  sees(alert: SightedAlert): boolean;
  /** By the rules alone (spec alerts §4, Urgency). */
  urgencyOf(alertRuleIds: readonly number[]): UrgencyType | null;
}

export function scopedTo(sight: Sight): TenantScope {
  const { companyId, rules, maySeeUrgent, includeShared } = sight;
  const urgentIds = new Set(rules.urgent);
  const importantIds = new Set([...rules.important, ...rules.autoPopup]);

  const urgent = ofRules([...urgentIds]);
  const important = and(ofRules([...importantIds]), not(urgent)) ?? nothing;
  const conditions = [
    eq(rawAlerts.companyId, companyId),
    eq(vehicles.companyId, companyId),
    maySeeUrgent ? or(urgent, important) : important,
    ...(includeShared ? [] : [not(vehicles.isShared)]),
  ];

  const urgencyOf = (alertRuleIds: readonly number[]): UrgencyType | null => {
    if (alertRuleIds.some((id) => urgentIds.has(id))) return 'Urgent';
    return alertRuleIds.some((id) => importantIds.has(id)) ? 'Important' : null;
  };

  return {
    sight,
    visible: and(...conditions) ?? nothing,
    urgent,
    important,
    urgencyOf,
    sees(alert) {
      if (alert.companyId !== companyId) return false;
      if (alert.isShared && !includeShared) return false;
      const urgency = urgencyOf(alert.alertRuleIds);
      return urgency === 'Important' || (urgency === 'Urgent' && maySeeUrgent);
    },
  };
}

const nothing = sql`false`;

/** Rule ids are numbers of ours, never text of a caller. */
function ofRules(ruleIds: readonly number[]): SQL {
  if (ruleIds.length === 0) return nothing;
  return sql`${rawAlerts.alertRuleIds} && ${`{${ruleIds.join(',')}}`}::integer[]`;
}

/** Whose vehicles somebody sees. */
export interface VehicleSight {
  readonly companyId: number;
  /** Also vehicles that a partner shares into the company. */
  readonly includeShared: boolean;
}

/**
 * The one place that decides who sees which vehicle, and with it its devices, positions, videos and tasks.
 * The condition expects the query to read from, or join, `vehicles`.
 */
export function vehiclesSeenBy({ companyId, includeShared }: VehicleSight): SQL {
  const own = eq(vehicles.companyId, companyId);
  return includeShared ? own : (and(own, not(vehicles.isShared)) ?? nothing);
}

/** Geofences are the whole company's. */
export function geofencesSeenBy({ companyId }: Pick<VehicleSight, 'companyId'>): SQL {
  return eq(geofences.companyId, companyId);
}
