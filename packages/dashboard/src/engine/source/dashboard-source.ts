import type { AlertIconName } from '@pantau/core/contract';
import type { Day } from '@pantau/core/day';

/** A unit of measured values: `s` is a duration in seconds, `h` in hours. */
export type ValueUnit = 'km/h' | '%' | '°C' | 's' | 'h';

/** An unresolved alert. */
export interface AttentionAlert {
  readonly id: string;
  /** When the event occurred, epoch ms by the server's clock. */
  readonly createdOn: number;
  readonly icon: AlertIconName;
  /** Name of the event in Indonesian and English. */
  readonly event: { readonly id: string; readonly en: string };
  /** What the device measured; null if the event has no value. */
  readonly value: { readonly amount: number; readonly unit: ValueUnit } | null;
  readonly urgency: 'urgent' | 'important';
  /** Anyone in the company has opened it. */
  readonly isRead: boolean;
  readonly licensePlate: string;
  /** Full name; null if unknown. */
  readonly driver: string | null;
  /** Geofence or address; null if unknown. */
  readonly place: string | null;
}

export interface AttentionQuery {
  /** Number of alerts, 1 to 50. */
  readonly limit: number;
  /** Only alerts that occurred since then, epoch ms; null for all. */
  readonly since: number | null;
}

export interface Attention {
  /** Oldest first. */
  readonly alerts: readonly AttentionAlert[];
  /** Numbers of all unresolved alerts since `since`; `urgent` is null without the scope for urgent alerts. */
  readonly totals: { readonly urgent: number | null; readonly important: number };
  /** The server's time, epoch ms. */
  readonly serverTime: number;
}

export interface AlertHour {
  /** 0 to 23 in the time zone of the query. */
  readonly hour: number;
  /** Null without the scope for urgent alerts. */
  readonly urgent: number | null;
  readonly important: number;
}

export interface AlertHours {
  readonly day: Day;
  /** The 24 hours, in order. */
  readonly hours: readonly AlertHour[];
}

export interface AlertHoursQuery {
  readonly day: Day;
  /** IANA name of the time zone in which day and hours are counted. */
  readonly timeZone: string;
}

export type OrderStatus = 'DRAFT' | 'CONFIRMED' | 'ASSIGNED' | 'COMPLETED' | 'CANCELED';

/** In the order of an order's life. */
export const orderStatuses: readonly OrderStatus[] = [
  'DRAFT',
  'CONFIRMED',
  'ASSIGNED',
  'COMPLETED',
  'CANCELED',
];

export interface OrderCount {
  readonly status: OrderStatus;
  readonly count: number;
}

/** `idle` stands with the engine on, `parked` with the engine off; `offline` has not reported for long. */
export type VehicleStatus = 'moving' | 'idle' | 'parked' | 'offline';

export const vehicleStatuses: readonly VehicleStatus[] = ['moving', 'idle', 'parked', 'offline'];

export interface FleetVehicle {
  readonly id: string;
  readonly licensePlate: string;
  /** Full name; null if unknown. */
  readonly driver: string | null;
  /** In degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
  /** In degrees clockwise from north; null if unknown. */
  readonly heading: number | null;
  /** In km/h; null if unknown. */
  readonly speed: number | null;
  readonly status: VehicleStatus;
  /** The last report, epoch ms by the server's clock. */
  readonly reportedOn: number;
}

export interface Fleet {
  /** The vehicles with a known position. */
  readonly vehicles: readonly FleetVehicle[];
  /** All vehicles in use, with and without a position. */
  readonly total: number;
  /** The server's time, epoch ms. */
  readonly serverTime: number;
}

/**
 * What the tiles show. Each tile makes its own requests, so that one can be refused or fail without the others. All
 * calls reject with a `PantauError` (`forbidden` without the scope of the tile) or, when their signal aborts, with
 * an `AbortError`. Only data of the user's company is returned.
 */
export interface DashboardSource {
  /** The oldest unresolved alerts of the user's rules. Scope: e4a-alert-center-main:read. */
  attention(query: AttentionQuery, signal?: AbortSignal): Promise<Attention>;
  /**
   * The alerts of a day by hour, resolved ones included. An invalid day or unknown time zone is `invalid`. Scope:
   * e4a-alert-center-main:read.
   */
  alertsByHour(query: AlertHoursQuery, signal?: AbortSignal): Promise<AlertHours>;
  /** Every status, in the order of `orderStatuses`. Scope: sales-order:read. */
  ordersByStatus(signal?: AbortSignal): Promise<readonly OrderCount[]>;
  /** The vehicles in use. Scope: a1f-dashboard-geolocated-vehicles:read. */
  vehicles(signal?: AbortSignal): Promise<Fleet>;
}
