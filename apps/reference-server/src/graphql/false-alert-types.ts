import type {
  FalseBreakdown,
  FalseGroup,
  ReasonCount,
} from '../alert-rules/false-alerts/false-breakdown.ts';
import type { FalseShare, FalseShares } from '../alert-rules/false-alerts/false-shares.ts';
import { toWireAlertCode } from '../alerts/wire-alert.ts';
import { AlertCode } from './alert-types.ts';
import { builder, type Envelope } from './builder.ts';
import { CameraViewEnum } from './camera-types.ts';

const FalseShareType = builder.objectRef<FalseShare>('AlertRuleFalseShare').implement({
  fields: (t) => ({
    alertRuleId: t.id({ resolve: ({ alertRuleId }) => String(alertRuleId) }),
    total: t.exposeInt('total'),
    falseAlerts: t.exposeInt('falseAlerts'),
  }),
});

const FalseSharesType = builder.objectRef<FalseShares>('AlertRuleFalseShares').implement({
  fields: (t) => ({
    days: t.exposeInt('days'),
    limit: t.exposeInt('limit', { nullable: true }),
    rules: t.field({ type: [FalseShareType], resolve: ({ rules }) => [...rules] }),
  }),
});

export const FalseSharesResult = builder
  .objectRef<Envelope & { data?: FalseShares }>('AlertRuleFalseSharesResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({ data: t.expose('data', { type: FalseSharesType, nullable: true }) }),
  });

const Reason = builder.objectRef<ReasonCount>('FalseAlertReason').implement({
  fields: (t) => ({
    reason: t.exposeString('reason', { nullable: true }),
    total: t.exposeInt('total'),
  }),
});

type CodeShape = FalseBreakdown['codes'][number];
type VehicleShape = FalseBreakdown['vehicles'][number];
type CameraShape = FalseBreakdown['cameras'][number];

const ofCode = builder.objectRef<CodeShape>('FalseAlertsOfCode').implement({
  fields: (t) => ({
    alert: t.field({ type: AlertCode, resolve: ({ alertCode }) => toWireAlertCode(alertCode) }),
    total: t.exposeInt('total'),
    falseAlerts: t.exposeInt('falseAlerts'),
    reasons: t.field({ type: [Reason], resolve: ({ reasons }) => [...reasons] }),
  }),
});

const ofVehicle = builder.objectRef<VehicleShape>('FalseAlertsOfVehicle').implement({
  fields: (t) => ({
    vehicleId: t.id({ resolve: ({ vehicleId }) => String(vehicleId) }),
    licensePlate: t.exposeString('licensePlate'),
    total: t.exposeInt('total'),
    falseAlerts: t.exposeInt('falseAlerts'),
    reasons: t.field({ type: [Reason], resolve: ({ reasons }) => [...reasons] }),
  }),
});

const ofCamera = builder.objectRef<CameraShape>('FalseAlertsOfCamera').implement({
  fields: (t) => ({
    camera: t.field({
      type: CameraViewEnum,
      nullable: true,
      resolve: ({ camera }) => camera,
    }),
    total: t.exposeInt('total'),
    falseAlerts: t.exposeInt('falseAlerts'),
    reasons: t.field({ type: [Reason], resolve: ({ reasons }) => [...reasons] }),
  }),
});

const Breakdown = builder.objectRef<FalseBreakdown & FalseGroup>('FalseAlertBreakdown').implement({
  fields: (t) => ({
    days: t.exposeInt('days'),
    total: t.exposeInt('total'),
    falseAlerts: t.exposeInt('falseAlerts'),
    reasons: t.field({ type: [Reason], resolve: ({ reasons }) => [...reasons] }),
    codes: t.field({ type: [ofCode], resolve: ({ codes }) => [...codes] }),
    vehicles: t.field({ type: [ofVehicle], resolve: ({ vehicles }) => [...vehicles] }),
    cameras: t.field({ type: [ofCamera], resolve: ({ cameras }) => [...cameras] }),
  }),
});

export const BreakdownResult = builder
  .objectRef<Envelope & { data?: FalseBreakdown }>('FalseAlertBreakdownResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({ data: t.expose('data', { type: Breakdown, nullable: true }) }),
  });
