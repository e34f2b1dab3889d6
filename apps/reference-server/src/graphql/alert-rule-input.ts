import { AlertUrgencyTypeEnum } from './alert-queries.ts';
import { builder } from './builder.ts';

const RuleContactInput = builder.inputType('RuleContactInput', {
  fields: (t) => ({
    contactId: t.id(),
    label: t.string(),
    email: t.string(),
    phoneNumber: t.string(),
  }),
});

export const AlertRuleInput = builder.inputType('AlertRuleInput', {
  fields: (t) => ({
    label: t.string({ required: true }),
    alertCode: t.int({ required: true }),
    isActive: t.boolean({ required: true }),
    alertUrgencyType: t.field({ type: AlertUrgencyTypeEnum, required: true }),
    minThreshold: t.float(),
    maxThreshold: t.float(),
    minThresholdTime: t.int(),
    alertCountThreshold: t.int(),
    alertCountWindow: t.int(),
    withSchedule: t.boolean({ required: true }),
    startTime: t.string(),
    endTime: t.string(),
    dayOfWeek: t.intList(),
    withGeofence: t.boolean({ required: true }),
    isInsideGeofence: t.boolean({ required: true }),
    geofenceIds: t.idList(),
    autoPopup: t.boolean({ required: true }),
    vehicleIds: t.idList(),
    vgroupIds: t.idList(),
    userIds: t.idList(),
    contacts: t.field({ type: [RuleContactInput] }),
    subscribe: t.boolean(),
  }),
});
