import * as v from 'valibot';
import type {
  AlertRule,
  AlertRuleSummary,
  HiddenKind,
  RuleContact,
  RuleGeofence,
  RulePoint,
  RuleUser,
} from '../../engine/rules/rule.ts';

const nullable = <T extends v.GenericSchema>(schema: T) => v.nullish(schema, null);
const number = nullable(v.number());
const text = nullable(v.string());
const instant = v.pipe(
  v.string(),
  v.transform((value) => Date.parse(value)),
  v.number(),
);

export const userSchema = v.pipe(
  v.object({ userId: v.string(), fullname: v.string() }),
  v.transform(({ userId, fullname }): RuleUser => ({ id: userId, name: fullname })),
);

export const contactSchema = v.pipe(
  v.object({
    contactId: v.string(),
    label: text,
    email: text,
    phoneNumber: text,
    userId: text,
    user: nullable(v.object({ fullname: v.string() })),
  }),
  v.transform(({ contactId, label, email, phoneNumber, userId, user }): RuleContact => ({
    id: contactId,
    label: label ?? email ?? phoneNumber ?? '',
    email,
    phoneNumber,
    user: userId === null || user === null ? null : { id: userId, name: user.fullname },
  })),
);

const pointSchema = v.pipe(
  v.object({ latitude: v.number(), longitude: v.number() }),
  v.transform(({ latitude, longitude }): RulePoint => [longitude, latitude]),
);

/** The corners with the first one repeated at the end. */
const closed = (corners: readonly RulePoint[]): readonly RulePoint[] =>
  corners[0] === undefined ? corners : [...corners, corners[0]];

export const geofenceSchema = v.pipe(
  v.object({
    geofenceId: v.string(),
    fenceName: v.string(),
    address: text,
    radius: number,
    center: nullable(pointSchema),
    ring: nullable(v.array(pointSchema)),
  }),
  v.transform(({ geofenceId, fenceName, address, radius, center, ring }): RuleGeofence => ({
    ...{ id: geofenceId, name: fenceName, address },
    shape:
      ring !== null && ring.length > 0
        ? { kind: 'polygon', ring: closed(ring) }
        : center !== null && radius !== null
          ? { kind: 'circle', centre: center, radiusMetres: radius }
          : null,
  })),
);

const ruleFields = v.object({
  alertRuleId: v.string(),
  version: v.number(),
  label: v.string(),
  alertCode: v.number(),
  isActive: v.boolean(),
  createdOn: instant,
  updatedOn: instant,
  updatedBy: nullable(userSchema),
  alertUrgencyType: v.picklist(['Urgent', 'Important']),
  minThreshold: number,
  maxThreshold: number,
  minThresholdTime: number,
  alertCountThreshold: number,
  alertCountWindow: number,
  withSchedule: v.boolean(),
  startTime: text,
  endTime: text,
  dayOfWeek: v.array(v.number()),
  withGeofence: v.boolean(),
  isInsideGeofence: v.boolean(),
  autoPopup: v.boolean(),
  totalVehicles: v.number(),
  totalVgroups: v.number(),
  totalUsers: v.number(),
  hasInaccessibleUser: v.boolean(),
  hasInaccessibleVgroup: v.boolean(),
  hasInaccessibleVehicle: v.boolean(),
  userIsSubscribedToRule: v.boolean(),
  contactRecipients: v.array(contactSchema),
  geofences: v.array(geofenceSchema),
});

type WireRule = v.InferOutput<typeof ruleFields>;

function hiddenOf(rule: WireRule): readonly HiddenKind[] {
  return [
    ...(rule.hasInaccessibleVehicle ? (['vehicle'] as const) : []),
    ...(rule.hasInaccessibleVgroup ? (['group'] as const) : []),
    ...(rule.hasInaccessibleUser ? (['user'] as const) : []),
  ];
}

function summaryOf(rule: WireRule): AlertRuleSummary {
  const { alertCountThreshold, alertCountWindow, geofences } = rule;
  return {
    id: rule.alertRuleId,
    version: rule.version,
    label: rule.label,
    alertCode: rule.alertCode,
    isActive: rule.isActive,
    urgency: rule.alertUrgencyType === 'Urgent' ? 'urgent' : 'important',
    autoPopup: rule.autoPopup,
    isSubscribed: rule.userIsSubscribedToRule,
    minThreshold: rule.minThreshold,
    maxThreshold: rule.maxThreshold,
    minDuration: rule.minThresholdTime,
    count:
      alertCountThreshold === null || alertCountWindow === null
        ? null
        : { threshold: alertCountThreshold, windowSeconds: alertCountWindow },
    schedule: rule.withSchedule
      ? {
          startTime: rule.startTime ?? '00:00',
          endTime: rule.endTime ?? '23:59',
          days: rule.dayOfWeek,
        }
      : null,
    place: rule.withGeofence ? { inside: rule.isInsideGeofence, geofences } : null,
    totalVehicles: rule.totalVehicles,
    totalGroups: rule.totalVgroups,
    totalUsers: rule.totalUsers,
    contacts: rule.contactRecipients,
    hidden: hiddenOf(rule),
    createdOn: rule.createdOn,
    updatedOn: rule.updatedOn,
    updatedBy: rule.updatedBy,
  };
}

export const summarySchema = v.pipe(ruleFields, v.transform(summaryOf));

export const vehicleSchema = v.object({ id: v.string(), licensePlate: v.string() });

export const groupSchema = v.pipe(
  v.object({ id: v.string(), name: v.string(), totalVehicle: v.number() }),
  v.transform(({ id, name, totalVehicle }) => ({ id, name, totalVehicles: totalVehicle })),
);

export const ruleSchema = v.pipe(
  v.object({
    ...ruleFields.entries,
    vehicles: v.array(vehicleSchema),
    vgroups: v.array(groupSchema),
    users: v.array(userSchema),
  }),
  v.transform(({ vehicles, vgroups, users, ...rule }): AlertRule => ({
    ...summaryOf(rule),
    ...{ vehicles, groups: vgroups, users },
  })),
);
