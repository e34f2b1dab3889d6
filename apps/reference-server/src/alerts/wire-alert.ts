import { alertCategories, findAlertCode, hasCamera } from '@pantau/core/contract';
import type { StoredFleetOrder } from '../db/schema.ts';
import type { TenantScope } from '../access/visibility.ts';
import type { AlertRecord, UserRef } from './alert-record.ts';
import { formatAlertData } from './format-alert-data.ts';

/** How a user sees alerts; the same over GraphQL and live. */
export interface AlertView {
  readonly scope: TenantScope;
  /** Feature flag `multiImei`: alerts show the secondary device they came from. */
  readonly multiImei: boolean;
  /** The user holds all four fleet-task scopes. */
  readonly includeFleetOrders: boolean;
}

export type WireAlert = ReturnType<typeof toWireAlert>;
export type WireUser = ReturnType<typeof toWireUser>;

/** Device types that support calls to the driver. */
const VOIP_DEVICES: readonly (string | null)[] = ['bsj', 'vss-howen'];

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const toWireUser = ({ id, fullname }: UserRef) => ({ userId: String(id), fullname });

/** `RawAlert` of schema.graphql. */
export function toWireAlert(record: AlertRecord, view: AlertView) {
  const { alert, vehicle, driver, resolver } = record;
  const urgency = view.scope.urgencyOf(alert.alertRuleIds);
  const source = record.devices.find((device) => device.id === alert.deviceId);
  const main = record.devices.find((device) => device.isMain) ?? source;
  const isChild = view.multiImei && source !== undefined && !source.isMain;
  const shown = isChild ? source : main;
  const voip = record.devices.find((device) => VOIP_DEVICES.includes(device.deviceType));
  const createdOn = alert.createdOn.toISOString();
  return {
    rawAlertId: String(alert.id),
    id: `${alert.createdOn.getTime()}-${vehicle.id}-${alert.alertCode}`,
    createdOn,
    receivedOn: alert.receivedOn.toISOString(),
    seq: alert.seq,
    vehicleId: String(vehicle.id),
    childVehicleId: isChild ? String(source.id) : null,
    alertCode: alert.alertCode,
    alertRuleIds: alert.alertRuleIds.map(String),
    alertData: alert.alertData,
    alertFlag: alert.alertFlag,
    alertTrigger: alert.alertTrigger,
    threshold: alert.threshold,
    durationSeconds: alert.durationSeconds,
    formattedAlertData: formatAlertData(alert.alertCode, alert.alertTrigger),
    cost: alert.cost,
    alert: toWireAlertCode(alert.alertCode),
    vehicle: {
      id: String(vehicle.id),
      licensePlate: vehicle.licensePlate,
      imei: shown?.imei ?? null,
      device: shown === undefined ? null : { phoneNo: shown.phoneNo, deviceCode: shown.deviceCode },
      vehicleType: { category: vehicle.category, icon: vehicle.category },
    },
    driver: driver === null ? null : { driverId: String(driver.id), fullname: driver.fullname },
    latitude: alert.latitude,
    longitude: alert.longitude,
    geofences: alert.geofences.map(({ geofenceId, fenceName }) => ({
      geofenceId: String(geofenceId ?? fenceName),
      fenceName,
    })),
    additionalData: { downloadVideoStatus: alert.downloadVideoStatus },
    shouldHaveMedia: hasCamera(findAlertCode(alert.alertCode)?.group ?? 'device'),
    isRead: alert.isRead,
    readOn: iso(alert.readOn),
    isResolved: alert.isResolved,
    resolvedOn: iso(alert.resolvedOn),
    resolvedBy: alert.resolvedBy === null ? null : String(alert.resolvedBy),
    resolver: resolver === null ? null : toWireUser(resolver),
    isFalseAlert: alert.isFalseAlert,
    isUrgent: urgency === 'Urgent',
    isImportant: urgency === 'Important',
    ...toWireLogs(record),
    sourceDeviceCategory: source?.deviceCategory ?? null,
    sourceDeviceType: source?.deviceType ?? null,
    callState: {
      isHaveVoip: voip !== undefined,
      deviceType: voip?.deviceType ?? source?.deviceType ?? null,
      imeiVoip: voip?.imei ?? null,
      vehicleIdVoip: voip === undefined ? null : String(voip.vehicleId),
    },
    address: alert.address,
    mapUrl: mapUrlOf(alert),
    ...toWireFleetOrder(view.includeFleetOrders ? alert.fleetOrder : null),
  };
}

/** What users did with the alert, and who owns it. */
function toWireLogs({ logs, owner, ownerChanges }: AlertRecord) {
  const feedback = logs.findLast((log) => log.typeField === 'Feedback');
  return {
    lastUserFeedback:
      feedback === undefined
        ? null
        : {
            feedback: feedback.data ?? '',
            createdOn: feedback.createdOn.toISOString(),
            user: toWireUser(feedback.user),
          },
    userLogs: logs.map((log) => ({
      typeField: log.typeField,
      data: log.data,
      createdOn: log.createdOn.toISOString(),
      user: toWireUser(log.user),
    })),
    owner: owner === null ? null : toWireUser(owner),
    ownerLog: ownerChanges.map((change) => ({
      owner: change.owner === null ? null : toWireUser(change.owner),
      createdOn: change.createdOn.toISOString(),
      user: toWireUser(change.user),
    })),
  };
}

/** URL of the static map, served by this server. */
function mapUrlOf({ latitude, longitude }: AlertRecord['alert']): string | null {
  if (latitude === null || longitude === null) return null;
  return `/api/static-map?latitude=${latitude.toFixed(5)}&longitude=${longitude.toFixed(5)}`;
}

function toWireFleetOrder(order: StoredFleetOrder | null) {
  return {
    foNumber: order?.foNumber ?? null,
    foId: order?.foId ?? null,
    logId: order?.logId ?? null,
    foData: order === null ? null : { detail: order.detail },
  };
}

/** Converts an alert code to its wire format; icons are paths on this server. */
export function toWireAlertCode(alertCode: number) {
  const entry = findAlertCode(alertCode);
  const category = alertCategories.find((one) => one.alertCategoryId === entry?.categoryId);
  const unknown = String(alertCode);
  return {
    alertCode,
    descriptionIdn: entry?.descriptionIdn ?? unknown,
    descriptionEng: entry?.descriptionEng ?? unknown,
    shortDescriptionIdn: entry?.shortDescriptionIdn ?? unknown,
    shortDescriptionEng: entry?.shortDescriptionEng ?? unknown,
    fullDescriptionIdn: entry?.fullDescriptionIdn ?? unknown,
    fullDescriptionEng: entry?.fullDescriptionEng ?? unknown,
    iconUrl: iconUrl(entry?.icon ?? 'generic'),
    enabledInRule: entry?.enabledInRule ?? false,
    minThreshold: entry?.minThreshold ?? null,
    maxThreshold: entry?.maxThreshold ?? null,
    alertCategories:
      category === undefined ? [] : [{ ...category, icon_url: iconUrl(category.icon) }],
  };
}

const iconUrl = (icon: string): string => `/media/alert-icons/${icon}.svg`;
