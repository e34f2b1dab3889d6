import { isPantauError } from '@pantau/core';
import type { TrackPoint } from '../../engine/evidence/places.ts';
import { type EvidenceClause, type EvidenceSourceHarness, refusedAs } from './evidence-harness.ts';
import { answer, check, checkSame } from './harness.ts';

const HOUR_MS = 3_600_000;
const NOBODYS = '999999999';

const byId = <T extends { readonly geofenceId: string }>(outlines: readonly T[]): readonly T[] =>
  outlines.toSorted((one, other) => one.geofenceId.localeCompare(other.geofenceId));

const trailOf = (
  harness: EvidenceSourceHarness,
  vehicleId: string,
  startTime: number,
  endTime: number,
): Promise<readonly TrackPoint[]> =>
  answer(harness, harness.source.readTrack({ vehicleId, startTime, endTime }));

export const placeClauses: readonly EvidenceClause[] = [
  {
    id: 'trail',
    title: 'a way is told oldest first, within its two instants and nowhere else',
    needs: ['drivenVehicle'],
    async run(harness) {
      const drive = await harness.drivenVehicle?.();
      if (drive === undefined) return;
      const { vehicleId, startTime, endTime } = drive;
      const trail = await trailOf(harness, vehicleId, startTime, endTime);
      check(trail.length >= 3, 'the way is known');
      const times = trail.map(({ recordedOn }) => recordedOn);
      checkSame(
        times,
        times.toSorted((one, other) => one - other),
        'oldest first',
      );
      check(
        times.every((time) => time >= startTime && time <= endTime),
        'within the two instants',
      );
      for (const { latitude, longitude } of trail) {
        check(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180, 'points are on the earth');
      }
      const [, second] = trail;
      if (second === undefined) return;
      const at = second.recordedOn;
      checkSame(await trailOf(harness, vehicleId, at, at), [second], 'of one instant');
    },
  },
  {
    id: 'trail-bounds',
    title: 'a way that ends before it begins, or is longer than an hour, is refused',
    async run(harness) {
      const { vehicleId, createdOn } = await harness.vehicleWith('sendsOnRequest');
      for (const startTime of [createdOn + 1, createdOn - HOUR_MS - 1]) {
        const query = { vehicleId, startTime, endTime: createdOn };
        const call = harness.source.readTrack(query);
        await refusedAs(harness, 'invalid', call, 'such a way');
      }
    },
  },
  {
    id: 'geofences',
    title: 'outlines are told of the geofences that were named; ids that name none are left out',
    needs: ['geofences'],
    async run(harness) {
      const wanted = (await harness.geofences?.()) ?? [];
      const ids = wanted.map(({ geofenceId }) => geofenceId);
      const { source } = harness;
      const found = await answer(harness, source.readGeofences([NOBODYS, ...ids, 'no id']));
      checkSame(byId(found), byId(wanted), 'those that were named');
      const [one] = wanted;
      const alone = await answer(harness, source.readGeofences(ids.slice(0, 1)));
      checkSame(alone, [one], 'one alone');
      checkSame(await answer(harness, source.readGeofences([])), [], 'none');
    },
  },
  {
    id: 'fleet-order',
    title:
      'a fleet task is told as its entry has it; of one that is unknown there is nothing (AC-96)',
    needs: ['fleetOrder'],
    async run(harness) {
      const order = await harness.fleetOrder?.();
      if (order === undefined) return;
      const { query, detail } = order;
      const { source } = harness;
      checkSame(await answer(harness, source.readFleetOrder(query)), detail, 'the task');
      for (const unknown of [
        { ...query, logId: NOBODYS },
        { ...query, foId: NOBODYS },
      ]) {
        checkSame(await answer(harness, source.readFleetOrder(unknown)), null, 'an unknown one');
      }
    },
  },
  {
    id: 'fleet-order-scopes',
    title: 'without its four scopes a fleet task is refused as forbidden, or nothing is told of it',
    needs: ['fleetOrder', 'withoutFleetTasks'],
    async run(harness) {
      const order = await harness.fleetOrder?.();
      if (order === undefined || harness.withoutFleetTasks === undefined) return;
      const call = harness.withoutFleetTasks.readFleetOrder(order.query);
      const told = await answer(harness, call).catch((error: unknown) => {
        check(isPantauError(error) && error.kind === 'forbidden', 'it is refused as forbidden');
        return null;
      });
      checkSame(told, null, 'nothing is told');
    },
  },
  {
    id: 'address',
    title:
      'an address is in the language that was asked for, and null where nothing is known (AC-73)',
    needs: ['addresses'],
    async run(harness) {
      const { known, words, unknown } = harness.addresses?.() ?? {};
      if (known === undefined || unknown === undefined) return;
      const { source } = harness;
      for (const locale of ['id', 'en', 'id'] as const) {
        const found = await answer(harness, source.readAddress(known, locale));
        checkSame(found, words?.[locale], `in ${locale}`);
      }
      checkSame(await answer(harness, source.readAddress(unknown, 'en')), null, 'in the unknown');
    },
  },
];
