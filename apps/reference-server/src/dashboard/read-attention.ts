import { findAlertCode } from '@pantau/core/contract';
import { listAlerts } from '../alerts/list-alerts.ts';
import { countUnresolved } from '../alerts/count-unresolved.ts';
import type { AlertRecord } from '../alerts/alert-record.ts';
import type { TenantScope } from '../access/visibility.ts';
import type { Database } from '../db/database.ts';
import type { AttentionQuery } from './dashboard-query.ts';

/** Continuous driving is measured in seconds and read in hours. */
const DRIVING_TIME_CODE = 117;
/** Devices send the amount of lost fuel without a sign. */
const FUEL_DROP_CODE = 14;
const HOUR_S = 3_600;

/** The oldest unresolved alerts that the user can see, and how many there are by urgency (`DashboardAttention`). */
export async function readAttention(
  db: Database,
  scope: TenantScope,
  { limit, since }: AttentionQuery,
) {
  const { records } = await listAlerts(db, scope, {
    isResolved: false,
    isFalseAlert: false,
    startDate: since,
    show: limit,
    order: 'asc',
  });
  const { urgent, important } = await countUnresolved(db, scope, { startDate: since });
  return {
    alerts: records.map((record) => wireAlert(record, scope)),
    totals: { urgent: scope.visibility.includeUrgent ? urgent : null, important },
  };
}

function wireAlert({ alert, vehicle, driver }: AlertRecord, scope: TenantScope) {
  const code = findAlertCode(alert.alertCode);
  return {
    id: String(alert.id),
    createdOn: alert.createdOn.toISOString(),
    alertCode: alert.alertCode,
    icon: code?.icon ?? 'generic',
    event: {
      id: code?.descriptionIdn ?? String(alert.alertCode),
      en: code?.descriptionEng ?? String(alert.alertCode),
    },
    value: measured(alert.alertCode, alert.alertTrigger, code?.unit ?? null),
    urgency: scope.urgencyOf(alert.alertRuleIds) === 'Urgent' ? 'urgent' : 'important',
    isRead: alert.isRead,
    licensePlate: vehicle.licensePlate,
    driver: driver?.fullname ?? null,
    place: alert.geofences[0]?.fenceName ?? alert.address,
  };
}

function measured(alertCode: number, amount: number | null, unit: string | null) {
  if (amount === null || unit === null) return null;
  if (alertCode === FUEL_DROP_CODE) return { amount: -Math.abs(amount), unit };
  if (alertCode !== DRIVING_TIME_CODE) return { amount, unit };
  return { amount: Math.round((amount / HOUR_S) * 10) / 10, unit: 'h' };
}
