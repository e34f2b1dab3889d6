import type { DashboardSource, FleetVehicle } from '../../engine/source/dashboard-source.ts';
import type { Spoil } from '../memory-harness.test.setup.ts';

type Faults = Readonly<Record<string, readonly (readonly [fault: string, spoil: Spoil])[]>>;

/** Replaces calls of a source. */
const withCalls =
  (calls: (source: DashboardSource, all: DashboardSource) => Partial<DashboardSource>): Spoil =>
  (source, all) => ({ ...source, ...calls(source, all) });

type Result<K extends keyof DashboardSource> = Awaited<ReturnType<DashboardSource[K]>>;

const withAttention = (change: (result: Result<'attention'>) => Result<'attention'>): Spoil =>
  withCalls((source) => ({
    attention: async (query, signal) => change(await source.attention(query, signal)),
  }));

const withHours = (change: (hours: Result<'alertsByHour'>) => Result<'alertsByHour'>): Spoil =>
  withCalls((source) => ({
    alertsByHour: async (query, signal) => change(await source.alertsByHour(query, signal)),
  }));

const withVehicles = (change: (vehicle: FleetVehicle) => FleetVehicle): Spoil =>
  withCalls((source) => ({
    async vehicles(signal) {
      const fleet = await source.vehicles(signal);
      return { ...fleet, vehicles: fleet.vehicles.map(change) };
    },
  }));

const ofTotals = ({ alerts }: Result<'attention'>) => ({
  urgent: alerts.filter(({ urgency }) => urgency === 'urgent').length,
  important: alerts.filter(({ urgency }) => urgency === 'important').length,
});

/** By clause, the faults that it must detect. */
export const faults: Faults = {
  'attention-oldest': [
    [
      'the newest comes first',
      withAttention((one) => ({ ...one, alerts: one.alerts.toReversed() })),
    ],
    [
      'the totals are those of the page',
      withAttention((one) => ({ ...one, totals: ofTotals(one) })),
    ],
    [
      'the limit is ignored',
      withCalls((source) => ({
        attention: (query, signal) => source.attention({ ...query, limit: 50 }, signal),
      })),
    ],
  ],
  'attention-since': [
    [
      'the time is ignored',
      withCalls((source) => ({
        attention: (query, signal) => source.attention({ ...query, since: null }, signal),
      })),
    ],
  ],
  'attention-facts': [
    [
      'the value has another unit',
      withAttention((one) => ({
        ...one,
        alerts: one.alerts.map((alert) => ({
          ...alert,
          value: { amount: alert.value?.amount ?? 0, unit: 's' as const },
        })),
      })),
    ],
    [
      'a language is missing',
      withAttention((one) => ({
        ...one,
        alerts: one.alerts.map((alert) => ({ ...alert, event: { ...alert.event, en: '' } })),
      })),
    ],
  ],
  'urgent-scope': [
    [
      'urgent alerts are listed',
      withCalls((_, all) => ({ attention: (query, signal) => all.attention(query, signal) })),
    ],
    [
      'urgent alerts are counted by hour',
      withCalls((_, all) => ({ alertsByHour: (query, signal) => all.alertsByHour(query, signal) })),
    ],
  ],
  hours: [
    [
      'quiet hours are missing',
      withHours((one) => ({
        ...one,
        hours: one.hours.filter(({ important }) => important > 0),
      })),
    ],
    [
      'urgent alerts are counted as important',
      withHours((one) => ({
        ...one,
        hours: one.hours.map(({ hour, urgent, important }) => ({
          hour,
          urgent: 0,
          important: important + (urgent ?? 0),
        })),
      })),
    ],
  ],
  'hours-zone': [
    [
      'the time zone is ignored',
      withCalls((source) => ({
        alertsByHour: (query, signal) =>
          source.alertsByHour({ ...query, timeZone: 'Asia/Jakarta' }, signal),
      })),
    ],
  ],
  invalid: [
    [
      'an unknown time zone is replaced',
      withCalls((source) => ({
        alertsByHour: (query, signal) => source.alertsByHour({ ...query, timeZone: 'UTC' }, signal),
      })),
    ],
    [
      'a limit of 0 is corrected',
      withCalls((source) => ({
        attention: (query, signal) =>
          source.attention({ ...query, limit: Math.max(1, query.limit) }, signal),
      })),
    ],
  ],
  orders: [
    [
      'empty statuses are missing',
      withCalls((source) => ({
        ordersByStatus: async (signal) =>
          (await source.ordersByStatus(signal)).filter(({ count }) => count > 0),
      })),
    ],
    [
      'the statuses are in another order',
      withCalls((source) => ({
        ordersByStatus: async (signal) => (await source.ordersByStatus(signal)).toReversed(),
      })),
    ],
  ],
  vehicles: [
    [
      'the speed is in m/s',
      withVehicles((one) => ({ ...one, speed: one.speed === null ? null : one.speed / 3.6 })),
    ],
    [
      'latitude and longitude are swapped',
      withVehicles((one) => ({ ...one, latitude: one.longitude, longitude: one.latitude })),
    ],
    [
      'the time is in seconds',
      withVehicles((one) => ({ ...one, reportedOn: one.reportedOn / 1_000 })),
    ],
  ],
  'vehicle-status': [
    [
      'idle vehicles count as parked',
      withVehicles((one) => ({ ...one, status: one.status === 'idle' ? 'parked' : one.status })),
    ],
    [
      'offline vehicles keep their last status',
      withVehicles((one) => ({ ...one, status: one.status === 'offline' ? 'moving' : one.status })),
    ],
  ],
  scopes: [
    [
      'a tile is open to all',
      withCalls((_, all) => ({ vehicles: (signal) => all.vehicles(signal) })),
    ],
  ],
  companies: [
    [
      'orders of another company are counted',
      withCalls((_, all) => ({
        ordersByStatus: (signal) => all.ordersByStatus(signal),
      })),
    ],
    [
      'alerts of another company are listed',
      withCalls((_, all) => ({
        attention: (query, signal) => all.attention(query, signal),
      })),
    ],
  ],
  abort: [
    [
      'a call ignores its signal',
      withCalls((source) => ({ ordersByStatus: () => source.ordersByStatus() })),
    ],
  ],
};
