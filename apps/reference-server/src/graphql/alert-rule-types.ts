import type { RuleRecord } from '../alert-rules/rule/read-rules.ts';
import type {
  ContactRow,
  GeofenceRow,
  NamedGroup,
  NamedVehicle,
  RuleTotals,
} from '../alert-rules/rule/rule-targets.ts';
import { toWireAlertCode, toWireUser } from '../alerts/wire-alert.ts';
import { AlertUrgencyTypeEnum } from './alert-queries.ts';
import { ActingUser, AlertCode } from './alert-types.ts';
import { builder } from './builder.ts';
import { centerOf, GeoPoint, radiusOf, ringOf } from './geo-types.ts';
import type { FieldError } from './respond.ts';

export const PageInput = builder.inputType('PageInput', {
  fields: (t) => ({ page: t.int(), show: t.int() }),
});

export interface PageInfoShape {
  readonly page: number;
  readonly show: number;
  readonly total: number;
}

export const PageInfo = builder.objectRef<PageInfoShape>('PageInfo').implement({
  fields: (t) => ({
    page: t.exposeInt('page'),
    show: t.exposeInt('show'),
    total: t.exposeInt('total'),
  }),
});

export const FieldErrorType = builder.objectRef<FieldError>('FieldError').implement({
  fields: (t) => ({ field: t.exposeString('field'), message: t.exposeString('message') }),
});

export const RuleVehicle = builder.objectRef<NamedVehicle>('RuleVehicle').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    licensePlate: t.exposeString('licensePlate'),
  }),
});

export const RuleVgroup = builder.objectRef<NamedGroup>('RuleVgroup').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    name: t.exposeString('name'),
    totalVehicle: t.exposeInt('totalVehicle'),
  }),
});

const RuleContactUser = builder
  .objectRef<{ readonly fullname: string }>('RuleContactUser')
  .implement({ fields: (t) => ({ fullname: t.exposeString('fullname') }) });

export const RuleContact = builder.objectRef<ContactRow>('RuleContact').implement({
  fields: (t) => ({
    contactId: t.id({ resolve: ({ id }) => String(id) }),
    label: t.exposeString('label', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
    userId: t.id({
      nullable: true,
      resolve: ({ userId }) => (userId === null ? null : String(userId)),
    }),
    user: t.field({
      type: RuleContactUser,
      nullable: true,
      resolve: ({ fullname }) => (fullname === null ? null : { fullname }),
    }),
  }),
});

export const RuleGeofence = builder.objectRef<GeofenceRow>('RuleGeofence').implement({
  fields: (t) => ({
    geofenceId: t.id({ resolve: ({ id }) => String(id) }),
    fenceName: t.exposeString('fenceName'),
    address: t.exposeString('address', { nullable: true }),
    serviceLocType: t.exposeString('serviceLocType', { nullable: true }),
    type: t.exposeString('type'),
    center: t.field({
      type: GeoPoint,
      nullable: true,
      resolve: ({ shape }) => centerOf(shape),
    }),
    radius: t.float({ nullable: true, resolve: ({ shape }) => radiusOf(shape) }),
    ring: t.field({ type: [GeoPoint], nullable: true, resolve: ({ shape }) => ringOf(shape) }),
  }),
});

async function totalOf({ rule, targets }: RuleRecord, kind: keyof RuleTotals): Promise<number> {
  return (await targets.totals()).get(rule.id)?.[kind] ?? 0;
}

export const AlertRule = builder.objectRef<RuleRecord>('AlertRule').implement({
  fields: (t) => ({
    alertRuleId: t.id({ resolve: ({ rule }) => String(rule.id) }),
    label: t.string({ resolve: ({ rule }) => rule.label }),
    companyId: t.id({ resolve: ({ rule }) => String(rule.companyId) }),
    alertCode: t.int({ resolve: ({ rule }) => rule.alertCode }),
    alert: t.field({ type: AlertCode, resolve: ({ rule }) => toWireAlertCode(rule.alertCode) }),
    isActive: t.boolean({ resolve: ({ rule }) => rule.isActive }),
    createdOn: t.field({
      type: 'DateTime',
      resolve: ({ rule }) => rule.createdOn.toISOString(),
    }),
    version: t.int({ resolve: ({ rule }) => rule.version }),
    updatedOn: t.field({
      type: 'DateTime',
      resolve: ({ rule }) => rule.updatedOn.toISOString(),
    }),
    updatedBy: t.field({
      type: ActingUser,
      nullable: true,
      resolve: ({ updatedBy }) => (updatedBy === null ? null : toWireUser(updatedBy)),
    }),
    alertUrgencyType: t.field({
      type: AlertUrgencyTypeEnum,
      resolve: ({ rule }) => rule.alertUrgencyType,
    }),
    minThreshold: t.float({ nullable: true, resolve: ({ rule }) => rule.minThreshold }),
    maxThreshold: t.float({ nullable: true, resolve: ({ rule }) => rule.maxThreshold }),
    minThresholdTime: t.int({ nullable: true, resolve: ({ rule }) => rule.minThresholdTime }),
    alertCountThreshold: t.int({ nullable: true, resolve: ({ rule }) => rule.alertCountThreshold }),
    alertCountWindow: t.int({ nullable: true, resolve: ({ rule }) => rule.alertCountWindow }),
    withSchedule: t.boolean({ resolve: ({ rule }) => rule.withSchedule }),
    startTime: t.string({ nullable: true, resolve: ({ rule }) => rule.startTime }),
    endTime: t.string({ nullable: true, resolve: ({ rule }) => rule.endTime }),
    dayOfWeek: t.intList({ resolve: ({ rule }) => rule.dayOfWeek }),
    withGeofence: t.boolean({ resolve: ({ rule }) => rule.withGeofence }),
    isInsideGeofence: t.boolean({ resolve: ({ rule }) => rule.isInsideGeofence }),
    autoPopup: t.boolean({ resolve: ({ rule }) => rule.autoPopup }),
    totalVehicles: t.int({ resolve: (record) => totalOf(record, 'vehicles') }),
    totalVgroups: t.int({ resolve: (record) => totalOf(record, 'vgroups') }),
    totalUsers: t.int({ resolve: (record) => totalOf(record, 'users') }),
    hasInaccessibleUser: t.boolean({
      resolve: async ({ rule, targets }) => (await targets.withInactiveUsers()).has(rule.id),
    }),
    hasInaccessibleVgroup: t.boolean({
      resolve: async (record) =>
        !record.reader.includeGroups && (await totalOf(record, 'vgroups')) > 0,
    }),
    hasInaccessibleVehicle: t.boolean({
      resolve: async ({ rule, reader, targets }) =>
        !reader.includeShared && (await targets.withSharedVehicles()).has(rule.id),
    }),
    userIsSubscribedToRule: t.boolean({
      resolve: async ({ rule, targets }) => (await targets.subscribed()).has(rule.id),
    }),
    contactRecipients: t.field({
      type: [RuleContact],
      resolve: async ({ rule, targets }) =>
        ((await targets.contacts()).get(rule.id) ?? []).map(({ contact }) => contact),
    }),
    geofences: t.field({
      type: [RuleGeofence],
      resolve: async ({ rule, targets }) =>
        ((await targets.geofences()).get(rule.id) ?? []).map(({ fence }) => fence),
    }),
    vehicles: t.field({
      type: [RuleVehicle],
      resolve: async ({ rule, targets }) => (await targets.vehicles()).get(rule.id) ?? [],
    }),
    vgroups: t.field({
      type: [RuleVgroup],
      resolve: async ({ rule, targets }) => (await targets.vgroups()).get(rule.id) ?? [],
    }),
    users: t.field({
      type: [ActingUser],
      resolve: async ({ rule, targets }) =>
        ((await targets.users()).get(rule.id) ?? []).map(toWireUser),
    }),
  }),
});
