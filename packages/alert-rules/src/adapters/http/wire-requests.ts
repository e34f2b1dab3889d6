import type { RuleFilter, RuleQuery, RuleTarget } from '../../engine/rules/rule-query.ts';
import type { RuleInput } from '../../engine/rules/rule.ts';

const urgencies = { urgent: 'Urgent', important: 'Important' } as const;

/** An empty list matches no rule on the wire. */
const unlessEmpty = <T>(list: readonly T[] | undefined): T[] | null =>
  list === undefined || list.length === 0 ? null : [...list];

const wireFilter = ({ search = '', categoryIds, urgencies: wanted, isActive }: RuleFilter) => ({
  search: search.trim() || null,
  alertCategoryIds: unlessEmpty(categoryIds),
  alertUrgencyTypes: unlessEmpty(wanted?.map((urgency) => urgencies[urgency])),
  isActive: isActive ?? null,
});

export const wireQuery = ({ page, show, sort, ...filter }: RuleQuery) => ({
  ...wireFilter(filter),
  pagination: { page, show },
  sort: sort === undefined ? null : { field: sort.key, direction: sort.direction },
});

export const wireTarget = (target: RuleTarget) => ({
  alertRuleIds: [...target.ids],
  ...(target.mode === 'only'
    ? { selectionMode: 'Selection' as const }
    : { selectionMode: 'Exclude' as const, filter: wireFilter(target.filter) }),
});

export function wireRule(rule: RuleInput) {
  const { count, schedule, place } = rule;
  return {
    label: rule.label,
    alertCode: rule.alertCode,
    isActive: rule.isActive,
    alertUrgencyType: urgencies[rule.urgency],
    minThreshold: rule.minThreshold,
    maxThreshold: rule.maxThreshold,
    minThresholdTime: rule.minDuration,
    alertCountThreshold: count?.threshold ?? null,
    alertCountWindow: count?.windowSeconds ?? null,
    withSchedule: schedule !== null,
    startTime: schedule?.startTime ?? null,
    endTime: schedule?.endTime ?? null,
    dayOfWeek: [...(schedule?.days ?? [])],
    withGeofence: place !== null,
    isInsideGeofence: place?.inside ?? true,
    geofenceIds: [...(place?.geofenceIds ?? [])],
    autoPopup: rule.autoPopup,
    vehicleIds: [...rule.vehicleIds],
    vgroupIds: [...rule.groupIds],
    userIds: [...rule.userIds],
    contacts: [...rule.contacts],
    subscribe: rule.subscribe,
  };
}

const fields: Readonly<Record<string, string>> = {
  alertUrgencyType: 'urgency',
  minThresholdTime: 'minDuration',
  alertCountThreshold: 'countThreshold',
  alertCountWindow: 'countWindow',
  dayOfWeek: 'days',
  geofenceIds: 'geofences',
  vehicleIds: 'vehicles',
  vgroupIds: 'groups',
  userIds: 'users',
};

/** The field of a `RuleDraft` for one of the wire, such as `contacts.0.email`. */
export function draftFieldOf(field: string): string {
  const [name = ''] = field.split('.');
  return fields[name] ?? name;
}
