import { findAlertCode } from '@pantau/core/contract';
import { envelopeEntries } from '@pantau/core/transport';
import * as v from 'valibot';
import type { FalseBreakdown, FalseShare } from '../../engine/rules/false-alerts.ts';

const nullable = <T extends v.GenericSchema>(schema: T) => v.nullish(schema, null);

const shareSchema = v.pipe(
  v.object({ alertRuleId: v.string(), total: v.number(), falseAlerts: v.number() }),
  v.transform(({ alertRuleId, ...counts }): FalseShare => ({ ruleId: alertRuleId, ...counts })),
);

export const falseSharesResponse = v.object({
  alertRuleFalseShares: v.object({
    ...envelopeEntries,
    data: nullable(
      v.object({ days: v.number(), limit: nullable(v.number()), rules: v.array(shareSchema) }),
    ),
  }),
});

const counts = {
  total: v.number(),
  falseAlerts: v.number(),
  reasons: v.array(v.object({ reason: nullable(v.string()), total: v.number() })),
};

const codeSchema = v.pipe(
  v.object({
    alert: v.object({
      alertCode: v.number(),
      descriptionIdn: v.string(),
      descriptionEng: v.string(),
    }),
    ...counts,
  }),
  v.transform(({ alert, ...rest }): FalseBreakdown['codes'][number] => ({
    ...alert,
    // The name of the icon is that of the contract's table.
    icon: findAlertCode(alert.alertCode)?.icon ?? 'generic',
    ...rest,
  })),
);

const vehicleSchema = v.object({ vehicleId: v.string(), licensePlate: v.string(), ...counts });
const cameraSchema = v.object({ camera: nullable(v.picklist(['adas', 'dms'])), ...counts });

export const falseBreakdownResponse = v.object({
  falseAlertBreakdown: v.object({
    ...envelopeEntries,
    data: nullable(
      v.object({
        days: v.number(),
        ...counts,
        codes: v.array(codeSchema),
        vehicles: v.array(vehicleSchema),
        cameras: v.array(cameraSchema),
      }),
    ),
  }),
});
