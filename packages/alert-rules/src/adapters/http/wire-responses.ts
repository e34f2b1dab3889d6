import { findAlertCode } from '@pantau/core/contract';
import { envelopeEntries, fieldErrorsSchema } from '@pantau/core/transport';
import * as v from 'valibot';
import type { RuleCode } from '../../engine/rules/rule-code.ts';
import {
  contactSchema,
  geofenceSchema,
  groupSchema,
  ruleSchema,
  summarySchema,
  userSchema,
  vehicleSchema,
} from './wire-rule.ts';

const total = v.nullish(v.object({ total: v.number() }));
const optional = <T extends v.GenericSchema>(schema: T) => v.nullish(schema, null);

export const rulesResponse = v.object({
  alertRules: v.object({
    ...envelopeEntries,
    data: optional(v.array(summarySchema)),
    pagination: v.nullish(v.object({ page: v.number(), total: v.number() })),
  }),
});

export const ruleResponse = v.object({
  alertRule: v.object({ ...envelopeEntries, data: optional(ruleSchema) }),
});

const codeSchema = v.pipe(
  v.object({
    alertCode: v.number(),
    descriptionIdn: v.string(),
    descriptionEng: v.string(),
    fullDescriptionIdn: v.string(),
    fullDescriptionEng: v.string(),
    enabledInRule: v.boolean(),
    minThreshold: optional(v.number()),
    maxThreshold: optional(v.number()),
    alertCategories: v.array(
      v.pipe(
        v.object({
          alertCategoryId: v.string(),
          categoryIdn: v.string(),
          categoryEng: v.string(),
        }),
        v.transform(({ alertCategoryId, categoryIdn, categoryEng }) => ({
          id: alertCategoryId,
          nameIdn: categoryIdn,
          nameEng: categoryEng,
        })),
      ),
    ),
  }),
  // The wire has neither the unit nor the name of the icon: both are those of the contract's table.
  v.transform(({ alertCategories, ...code }): RuleCode => {
    const entry = findAlertCode(code.alertCode);
    const known = { icon: entry?.icon ?? 'generic', unit: entry?.unit ?? null } as const;
    return { ...code, ...known, categories: alertCategories };
  }),
);

export const codesResponse = v.object({
  alertCodesPaginated: v.object({ ...envelopeEntries, data: optional(v.array(codeSchema)) }),
});

const changed = v.object({
  ...envelopeEntries,
  alertRuleId: v.nullish(v.string()),
  version: v.nullish(v.number()),
  fieldErrors: fieldErrorsSchema,
});

export const createResponse = v.object({ createAlertRule: changed });
export const updateResponse = v.object({ updateAlertRule: changed });
export const deleteResponse = v.object({ deleteAlertRule: v.object(envelopeEntries) });

const counted = v.object({ ...envelopeEntries, count: v.nullish(v.number()) });
export const updateManyResponse = v.object({ updateAlertRules: counted });
export const deleteManyResponse = v.object({ deleteAlertRules: counted });

export const sendTestResponse = v.object({
  sendTestNotification: v.object({ ...envelopeEntries, fieldErrors: fieldErrorsSchema }),
});

const tally = { total: v.number() };

export const backTestResponse = v.object({
  backTestAlertRule: v.object({
    ...envelopeEntries,
    fieldErrors: fieldErrorsSchema,
    total: optional(v.number()),
    totalVehicles: optional(v.number()),
    days: optional(v.array(v.object({ date: v.string(), ...tally }))),
    noisiest: optional(
      v.array(v.object({ vehicleId: v.string(), licensePlate: v.string(), ...tally })),
    ),
    falseAlerts: optional(
      v.object({ ...tally, reasons: v.array(v.object({ reason: v.string(), ...tally })) }),
    ),
  }),
});

const choices = <T extends v.GenericSchema>(item: T) =>
  v.object({ ...envelopeEntries, data: optional(v.array(item)), pagination: total });

export const vehiclesResponse = v.object({ ruleVehicles: choices(vehicleSchema) });
export const groupsResponse = v.object({ ruleVgroups: choices(groupSchema) });
export const usersResponse = v.object({ ruleUsers: choices(userSchema) });
export const contactsResponse = v.object({ ruleContacts: choices(contactSchema) });
export const geofencesResponse = v.object({ ruleGeofences: choices(geofenceSchema) });
