import { isPantauError, useClock, useLocale } from '@pantau/core';
import { type Request, useRequest } from '@pantau/core/request';
import { useEffect, useMemo, useState } from 'react';
import type { Alert } from '../engine/alert/alert.ts';
import { TIME_WINDOW_MS } from '../engine/alert/limits.ts';
import { addressesOf } from '../engine/evidence/address-cache.ts';
import type { TrackPoint } from '../engine/evidence/places.ts';
import { type VehicleNow, readVehicleNow } from '../engine/evidence/vehicle-now.ts';
import { offsetOf } from '../engine/list/server-clock.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { useArrivals } from './list.ts';
import { sightOf } from './own-window.ts';

export { type VehicleMotion, motionOf } from '../engine/evidence/vehicle-now.ts';

/** How often position and alerts of a vehicle are requested again while the page is visible, ms. */
const REFRESH_MS = 30_000;
const ALERTS_MAX = 100;

/** Counts up every 30 s while the page is visible. */
function useRefreshes(): number {
  const clock = useClock();
  const store = useAlertCenter();
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      clock.setInterval(() => {
        if (!sightOf(store).isHidden()) setCount((before) => before + 1);
      }, REFRESH_MS),
    [clock, store],
  );
  return count;
}

/** The server's time when it is called, epoch ms. */
function useServerNow(): () => number {
  const store = useAlertCenter();
  const clock = useClock();
  return useMemo(() => () => clock.now() + offsetOf(store.get().list), [store, clock]);
}

/** Whether anything of a vehicle's story can be requested. */
export function useHasVehicleStory(): boolean {
  const { source, evidence } = useAlertCenter();
  return source.listVehicleAlerts !== undefined || evidence.source !== null;
}

/** Where the vehicle is; `null` from a source that does not say, or not to this user. */
export function useVehicleNow(vehicleId: string): Request<VehicleNow | null> {
  const evidence = useAlertCenter().evidence.source;
  const serverNow = useServerNow();
  const send = useMemo(
    () =>
      async (signal: AbortSignal): Promise<VehicleNow | null> => {
        if (evidence === null) return null;
        try {
          return await readVehicleNow(evidence, vehicleId, serverNow(), signal);
        } catch (error) {
          const isWithheld =
            isPantauError(error) && (error.kind === 'notFound' || error.kind === 'forbidden');
          if (isWithheld) return null;
          throw error;
        }
      },
    [evidence, vehicleId, serverNow],
  );
  return useRequest<VehicleNow | null>(send, { version: useRefreshes() });
}

/** The address of a position; `null` until it is known, and without one. */
export function useAddressOf({ latitude, longitude }: TrackPoint): string | null {
  const memory = useAlertCenter().evidence;
  const locale = useLocale();
  const send = useMemo(
    () =>
      (signal: AbortSignal): Promise<string | null> =>
        memory.source === null
          ? Promise.resolve(null)
          : addressesOf(memory, memory.source).reverse({ latitude, longitude }, locale, signal),
    [memory, locale, latitude, longitude],
  );
  return useRequest<string | null>(send).data ?? null;
}

/** Whether the source lists the alerts of a vehicle. */
export function useListsVehicleAlerts(): boolean {
  return useAlertCenter().source.listVehicleAlerts !== undefined;
}

/** The vehicle's other alerts of the time window, newest first; requested again when one of it arrives. */
export function useVehicleAlerts({ id, vehicle }: Alert): Request<readonly Alert[]> {
  const { source } = useAlertCenter();
  const { vehicleId } = vehicle;
  const serverNow = useServerNow();
  const refreshes = useRefreshes();
  const [arrivals, setArrivals] = useState(0);
  useArrivals((arrived) => {
    const isConcerned = arrived.some(({ alert }) => alert.vehicle.vehicleId === vehicleId);
    if (isConcerned) setArrivals((before) => before + 1);
  });
  const send = useMemo(
    () =>
      async (signal: AbortSignal): Promise<readonly Alert[]> => {
        const end = serverNow();
        const range = { start: end - TIME_WINDOW_MS, end };
        const query = { vehicleId, range, limit: ALERTS_MAX };
        const alerts = (await source.listVehicleAlerts?.(query, signal)) ?? [];
        return alerts.filter((alert) => alert.id !== id);
      },
    [source, vehicleId, id, serverNow],
  );
  return useRequest<readonly Alert[]>(send, { version: refreshes + arrivals });
}
