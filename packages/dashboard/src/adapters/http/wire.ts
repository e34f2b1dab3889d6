import * as v from 'valibot';
import {
  type AttentionAlert,
  type FleetVehicle,
  orderStatuses,
  vehicleStatuses,
} from '../../engine/source/dashboard-source.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Date.parse(text)),
);

/** Unknown names are drawn as the generic icon. */
const icon = v.custom<AttentionAlert['icon']>((name) => typeof name === 'string');

export const alertSchema = v.object({
  id: v.string(),
  createdOn: instant,
  icon,
  event: v.object({ id: v.string(), en: v.string() }),
  value: v.nullable(
    v.object({ amount: v.number(), unit: v.picklist(['km/h', '%', '°C', 's', 'h']) }),
  ),
  urgency: v.picklist(['urgent', 'important']),
  isRead: v.boolean(),
  licensePlate: v.string(),
  driver: v.nullable(v.string()),
  place: v.nullable(v.string()),
});

/** Rows are parsed one by one: an invalid one does not hide the others. */
export const attentionResponse = v.object({
  alerts: v.array(v.unknown()),
  totals: v.object({ urgent: v.nullable(count), important: count }),
  serverTime: instant,
});

export const hoursResponse = v.object({
  day: v.string(),
  hours: v.pipe(
    v.array(
      v.object({
        hour: v.pipe(count, v.maxValue(23)),
        urgent: v.nullable(count),
        important: count,
      }),
    ),
    v.length(24),
  ),
});

export const ordersResponse = v.object({
  orders: v.array(v.object({ status: v.picklist(orderStatuses), count })),
});

export const vehicleSchema = v.object({
  id: v.string(),
  licensePlate: v.string(),
  driver: v.nullable(v.string()),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  heading: v.nullable(v.number()),
  speed: v.nullable(v.number()),
  status: v.picklist(vehicleStatuses),
  reportedOn: instant,
}) satisfies v.GenericSchema<unknown, FleetVehicle>;

export const vehiclesResponse = v.object({
  vehicles: v.array(v.unknown()),
  total: count,
  serverTime: instant,
});
