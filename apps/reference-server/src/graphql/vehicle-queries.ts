import { requireAccess } from '../access/operation-access.ts';
import type { StoredFleetOrder } from '../db/schema.ts';
import { readFleetOrder } from '../vehicles/read-fleet-order.ts';
import {
  readGeofences,
  readStatuses,
  readTrack,
  readVehicle,
  type GeofenceRow,
  type PositionRow,
  type StatusRecord,
  type VehicleRecord,
} from '../vehicles/read-vehicles.ts';
import type { DeviceRow } from '../vehicles/find-vehicle.ts';
import { AlertDriver, AlertVehicleType, FleetOrderDetail } from './alert-types.ts';
import { centerOf, GeoPoint, radiusOf, ringOf } from './geo-types.ts';
import { respond } from './respond.ts';
import { builder, type Envelope } from './builder.ts';
import { vehicleVisibility } from './vehicle-visibility.ts';

const VehicleStatusEnum = builder.enumType('VehicleStatus', {
  values: ['active', 'service', 'archived', 'repair'] as const,
});

const VehiclePosition = builder.objectRef<PositionRow>('VehiclePosition').implement({
  fields: (t) => ({
    latitude: t.exposeFloat('latitude'),
    longitude: t.exposeFloat('longitude'),
    speed: t.exposeFloat('speed', { nullable: true }),
    course: t.exposeFloat('course', { nullable: true }),
    ignition: t.exposeBoolean('ignition', { nullable: true }),
    recordedOn: t.field({ type: 'DateTime', resolve: (row) => row.recordedOn.toISOString() }),
  }),
});

const VehicleDevice = builder.objectRef<DeviceRow>('VehicleDevice').implement({
  fields: (t) => ({
    imei: t.exposeString('imei'),
    deviceType: t.exposeString('deviceType', { nullable: true }),
    deviceCategory: t.exposeString('deviceCategory', { nullable: true }),
    isMain: t.exposeBoolean('isMain'),
    lastReportOn: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: (row) => row.lastReportOn?.toISOString() ?? null,
    }),
  }),
});

const Vehicle = builder.objectRef<VehicleRecord>('Vehicle').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ vehicle }) => String(vehicle.id) }),
    licensePlate: t.string({ resolve: ({ vehicle }) => vehicle.licensePlate }),
    vehicleStatus: t.field({
      type: VehicleStatusEnum,
      resolve: ({ vehicle }) => vehicle.status,
    }),
    vehicleType: t.field({
      type: AlertVehicleType,
      resolve: ({ vehicle }) => ({ category: vehicle.category, icon: vehicle.category }),
    }),
    driver: t.field({
      type: AlertDriver,
      nullable: true,
      resolve: ({ driver }) =>
        driver === null ? null : { driverId: String(driver.id), fullname: driver.fullname },
    }),
    devices: t.field({ type: [VehicleDevice], resolve: (record) => [...record.devices] }),
    lastPosition: t.expose('lastPosition', { type: VehiclePosition, nullable: true }),
  }),
});

const VehicleResult = builder.objectRef<Envelope & { data?: VehicleRecord }>('VehicleResult');
VehicleResult.implement({
  interfaces: ['Envelope'],
  fields: (t) => ({ data: t.expose('data', { type: Vehicle, nullable: true }) }),
});

const VEHICLE = 'GraphQL Query.vehicle';

builder.queryField('vehicle', (t) =>
  t.field({
    type: VehicleResult,
    args: { vehicleId: t.arg.id({ required: true }) },
    resolve: (_root, { vehicleId }, context) =>
      respond(context, VEHICLE, async () => ({
        data: await readVehicle(context.db, vehicleVisibility(context, VEHICLE), vehicleId),
      })),
  }),
);

const VehicleStatusesFilterInput = builder.inputType('VehicleStatusesFilterInput', {
  fields: (t) => ({
    vehicleId: t.idList({ required: true }),
    vehicleStatus: t.field({ type: [VehicleStatusEnum] }),
  }),
});

const VehicleStatusRow = builder.objectRef<StatusRecord>('VehicleStatusRow').implement({
  fields: (t) => ({
    vehicleId: t.id({ resolve: ({ vehicle }) => String(vehicle.id) }),
    vehicleStatus: t.field({ type: VehicleStatusEnum, resolve: ({ vehicle }) => vehicle.status }),
    lastReportOn: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ devices }) =>
        devices.find((device) => device.isMain)?.lastReportOn?.toISOString() ?? null,
    }),
    devices: t.field({ type: [VehicleDevice], resolve: (record) => [...record.devices] }),
  }),
});

const VehicleStatusesResult = builder
  .objectRef<Envelope & { data?: StatusRecord[] }>('VehicleStatusesResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({ data: t.expose('data', { type: [VehicleStatusRow], nullable: true }) }),
  });

const STATUSES = 'GraphQL Query.vehicleStatuses';

builder.queryField('vehicleStatuses', (t) =>
  t.field({
    type: VehicleStatusesResult,
    args: { filter: t.arg({ type: VehicleStatusesFilterInput, required: true }) },
    resolve: (_root, { filter }, context) =>
      respond(context, STATUSES, async () => ({
        data: await readStatuses(context.db, vehicleVisibility(context, STATUSES), filter),
      })),
  }),
);

const VehicleTrailResult = builder
  .objectRef<Envelope & { data?: PositionRow[] }>('VehicleTrailResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({ data: t.expose('data', { type: [VehiclePosition], nullable: true }) }),
  });

const TRAIL = 'GraphQL Query.vehicleTrail';

builder.queryField('vehicleTrail', (t) =>
  t.field({
    type: VehicleTrailResult,
    args: {
      vehicleId: t.arg.id({ required: true }),
      startTime: t.arg({ type: 'DateTime', required: true }),
      endTime: t.arg({ type: 'DateTime', required: true }),
    },
    resolve: (_root, { vehicleId, ...span }, context) =>
      respond(context, TRAIL, async () => ({
        data: await readTrack(context.db, vehicleVisibility(context, TRAIL), vehicleId, span),
      })),
  }),
);

const Geofence = builder.objectRef<GeofenceRow>('Geofence').implement({
  fields: (t) => ({
    geofenceId: t.id({ resolve: ({ id }) => String(id) }),
    fenceName: t.exposeString('fenceName'),
    center: t.field({
      type: GeoPoint,
      nullable: true,
      resolve: ({ shape }) => centerOf(shape),
    }),
    radius: t.float({ nullable: true, resolve: ({ shape }) => radiusOf(shape) }),
    ring: t.field({ type: [GeoPoint], nullable: true, resolve: ({ shape }) => ringOf(shape) }),
  }),
});

const GeofencesResult = builder
  .objectRef<Envelope & { data?: GeofenceRow[] }>('GeofencesResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({ data: t.expose('data', { type: [Geofence], nullable: true }) }),
  });

const GEOFENCES = 'GraphQL Query.geofences';

builder.queryField('geofences', (t) =>
  t.field({
    type: GeofencesResult,
    args: { geofenceId: t.arg.idList({ required: true }) },
    resolve: (_root, { geofenceId }, context) =>
      respond(context, GEOFENCES, async () => {
        requireAccess(context.currentUser, GEOFENCES);
        return { data: await readGeofences(context.db, context.currentUser, geofenceId) };
      }),
  }),
);

interface WireFleetOrder {
  readonly foNumber: string | null;
  readonly foId: string;
  readonly logId: string;
  readonly detail: StoredFleetOrder['detail'];
}

const FleetOrder = builder.objectRef<WireFleetOrder>('FleetOrder').implement({
  fields: (t) => ({
    foNumber: t.exposeString('foNumber', { nullable: true }),
    foId: t.exposeID('foId'),
    logId: t.exposeID('logId'),
    detail: t.expose('detail', { type: FleetOrderDetail, nullable: true }),
  }),
});

const FleetOrderDetailResult = builder
  .objectRef<Envelope & { data?: WireFleetOrder }>('FleetOrderDetailResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({ data: t.expose('data', { type: FleetOrder, nullable: true }) }),
  });

const FLEET_ORDER = 'GraphQL Query.fleetOrderDetail';

builder.queryField('fleetOrderDetail', (t) =>
  t.field({
    type: FleetOrderDetailResult,
    args: { foId: t.arg.id({ required: true }), logId: t.arg.id({ required: true }) },
    resolve: (_root, args, context) =>
      respond(context, FLEET_ORDER, async () => {
        const visibility = vehicleVisibility(context, FLEET_ORDER);
        const [foId, logId] = [String(args.foId), String(args.logId)];
        const { foNumber, detail } = await readFleetOrder(context.db, visibility, foId, logId);
        return { data: { foNumber, foId, logId, detail } };
      }),
  }),
);
