import type { Clock } from '@pantau/core';
import { PantauError, systemClock } from '@pantau/core/base';
import { type Day, addDays, isDay, startOfDay, timeOf } from '@pantau/core/day';
import {
  type AlertHours,
  type AlertHoursQuery,
  type Attention,
  type AttentionAlert,
  type AttentionQuery,
  type DashboardSource,
  type FleetVehicle,
  type OrderCount,
  type OrderStatus,
  orderStatuses,
} from '../../engine/source/dashboard-source.ts';
import { type TileName, tileScopes } from '../../engine/tile/tile-name.ts';
import { createGates, type Gate } from './gates.ts';

/** An alert of the scripted world. */
export interface MemoryAlert extends AttentionAlert {
  readonly isSettled: boolean;
}

/** A company in memory, whose state a test or a story sets. */
export interface MemoryDashboardWorld {
  readonly clock: Clock;
  readonly alerts: MemoryAlert[];
  readonly orders: Map<OrderStatus, number>;
  readonly vehicles: Map<string, FleetVehicle>;
  /** Vehicles without a position. */
  untracked: number;
}

export interface MemoryDashboardOptions {
  /** Defaults to an empty world on the system's clock. */
  readonly world?: MemoryDashboardWorld | undefined;
  /** Whether the user holds a scope. Defaults to all. */
  readonly can?: ((scope: string) => boolean) | undefined;
}

export interface MemoryDashboardSource extends DashboardSource {
  readonly world: MemoryDashboardWorld;
  /** Makes the requests of a tile wait until the returned function is called. */
  hold(tile: TileName): () => void;
  /** Makes the requests of a tile fail with this error; `null` ends that. */
  fail(tile: TileName, error: PantauError | null): void;
}

const URGENT = 'e4e-alert-center-urgent:read';

export function createMemoryWorld(clock: Clock = systemClock): MemoryDashboardWorld {
  return { clock, alerts: [], orders: new Map(), vehicles: new Map(), untracked: 0 };
}

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
};

/** A `DashboardSource` without a server, for tests, stories and demos. */
export function createMemoryDashboardSource(
  options: MemoryDashboardOptions = {},
): MemoryDashboardSource {
  const { world = createMemoryWorld(), can = () => true } = options;
  const gates = createGates();
  const call = async <T>(
    tile: TileName,
    signal: AbortSignal | undefined,
    read: () => T,
  ): Promise<T> => {
    await (gates[tile] satisfies Gate).pass(signal);
    if (!can(tileScopes[tile])) throw new PantauError('forbidden');
    return read();
  };
  const visible = (): readonly MemoryAlert[] =>
    world.alerts.filter(({ urgency }) => urgency === 'important' || can(URGENT));
  const countOf = (alerts: readonly MemoryAlert[], urgency: 'urgent' | 'important') =>
    alerts.filter((alert) => alert.urgency === urgency).length;
  const urgentOf = (alerts: readonly MemoryAlert[]): number | null =>
    can(URGENT) ? countOf(alerts, 'urgent') : null;

  const attention = ({ limit, since }: AttentionQuery): Attention => {
    if (!Number.isInteger(limit) || limit < 1 || limit > 50) throw new PantauError('invalid');
    const open = visible()
      .filter(({ isSettled, createdOn }) => !isSettled && createdOn >= (since ?? -Infinity))
      .toSorted((a, b) => a.createdOn - b.createdOn);
    return {
      alerts: open.slice(0, limit).map(({ isSettled: _, ...alert }) => alert),
      totals: { urgent: urgentOf(open), important: countOf(open, 'important') },
      serverTime: world.clock.now(),
    };
  };

  const alertsByHour = ({ day, timeZone }: AlertHoursQuery): AlertHours => {
    if (!isDay(day) || !isTimeZone(timeZone)) throw new PantauError('invalid');
    return { day, hours: hoursOf(visible(), day, timeZone) };
  };

  const hoursOf = (alerts: readonly MemoryAlert[], day: Day, timeZone: string) => {
    const [start, end] = [startOfDay(day, timeZone), startOfDay(addDays(day, 1), timeZone)];
    return Array.from({ length: 24 }, (_, hour) => {
      const own = alerts.filter(
        ({ createdOn }) =>
          createdOn >= start &&
          createdOn < end &&
          Number(timeOf(createdOn, timeZone).slice(0, 2)) === hour,
      );
      return { hour, urgent: urgentOf(own), important: countOf(own, 'important') };
    });
  };

  const orders = (): readonly OrderCount[] =>
    orderStatuses.map((status) => ({ status, count: world.orders.get(status) ?? 0 }));

  return {
    world,
    attention: (query, signal) => call('attention', signal, () => attention(query)),
    alertsByHour: (query, signal) => call('alertHours', signal, () => alertsByHour(query)),
    ordersByStatus: (signal) => call('orders', signal, orders),
    vehicles: (signal) =>
      call('vehicles', signal, () => ({
        vehicles: [...world.vehicles.values()],
        total: world.vehicles.size + world.untracked,
        serverTime: world.clock.now(),
      })),
    hold: (tile) => gates[tile].hold(),
    fail: (tile, error) => gates[tile].fail(error),
  };
}
