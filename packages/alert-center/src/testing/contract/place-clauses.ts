import { check, checkSame } from '@pantau/core/testing';
import { isPantauError } from '@pantau/core/base';
import type { TrackPoint } from '../../engine/evidence/places.ts';
import {
  type EvidenceClause,
  type EvidenceSourceHarness,
  rejectsWith,
} from './evidence-harness.ts';
import { resultOf } from './harness.ts';

const HOUR_MS = 3_600_000;
const UNKNOWN_ID = '999999999';

const byId = <T extends { readonly geofenceId: string }>(outlines: readonly T[]): readonly T[] =>
  outlines.toSorted((one, other) => one.geofenceId.localeCompare(other.geofenceId));

const trackOf = (
  harness: EvidenceSourceHarness,
  vehicleId: string,
  startTime: number,
  endTime: number,
): Promise<readonly TrackPoint[]> =>
  resultOf(harness, harness.source.readTrack({ vehicleId, startTime, endTime }));

export const placeClauses: readonly EvidenceClause[] = [
  {
    id: 'trail',
    title: 'a track is sorted oldest first and limited to the requested period',
    needs: ['drivenVehicle'],
    async run(harness) {
      const drive = await harness.drivenVehicle?.();
      if (drive === undefined) return;
      const { vehicleId, startTime, endTime } = drive;
      const track = await trackOf(harness, vehicleId, startTime, endTime);
      check(track.length >= 3, 'the track is known');
      const times = track.map(({ recordedOn }) => recordedOn);
      checkSame(
        times,
        times.toSorted((one, other) => one - other),
        'oldest first',
      );
      check(
        times.every((time) => time >= startTime && time <= endTime),
        'within the period',
      );
      for (const { latitude, longitude } of track) {
        check(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180, 'coordinates are valid');
      }
      const [, second] = track;
      if (second === undefined) return;
      const at = second.recordedOn;
      checkSame(await trackOf(harness, vehicleId, at, at), [second], 'a period of one instant');
    },
  },
  {
    id: 'trail-bounds',
    title: 'a track period that is negative or longer than an hour is rejected',
    async run(harness) {
      const { vehicleId, createdOn } = await harness.vehicleWith('sendsOnRequest');
      for (const startTime of [createdOn + 1, createdOn - HOUR_MS - 1]) {
        const query = { vehicleId, startTime, endTime: createdOn };
        const call = harness.source.readTrack(query);
        await rejectsWith(harness, 'invalid', call, 'an invalid period');
      }
    },
  },
  {
    id: 'geofences',
    title: 'returns the outlines of the requested geofences and omits unknown ids',
    needs: ['geofences'],
    async run(harness) {
      const expected = (await harness.geofences?.()) ?? [];
      const ids = expected.map(({ geofenceId }) => geofenceId);
      const { source } = harness;
      const found = await resultOf(harness, source.readGeofences([UNKNOWN_ID, ...ids, 'no id']));
      checkSame(byId(found), byId(expected), 'the requested geofences');
      const [one] = expected;
      const alone = await resultOf(harness, source.readGeofences(ids.slice(0, 1)));
      checkSame(alone, [one], 'one geofence');
      checkSame(await resultOf(harness, source.readGeofences([])), [], 'no geofences');
    },
  },
  {
    id: 'fleet-order',
    title: 'returns a fleet task as of its log entry, and null for an unknown one (AC-96)',
    needs: ['fleetOrder'],
    async run(harness) {
      const order = await harness.fleetOrder?.();
      if (order === undefined) return;
      const { query, detail } = order;
      const { source } = harness;
      checkSame(await resultOf(harness, source.readFleetOrder(query)), detail, 'the task');
      for (const unknown of [
        { ...query, logId: UNKNOWN_ID },
        { ...query, foId: UNKNOWN_ID },
      ]) {
        checkSame(await resultOf(harness, source.readFleetOrder(unknown)), null, 'an unknown task');
      }
    },
  },
  {
    id: 'fleet-order-scopes',
    title: 'without all four scopes, a fleet task is forbidden or null',
    needs: ['fleetOrder', 'withoutFleetTasks'],
    async run(harness) {
      const order = await harness.fleetOrder?.();
      if (order === undefined || harness.withoutFleetTasks === undefined) return;
      const call = harness.withoutFleetTasks.readFleetOrder(order.query);
      const detail = await resultOf(harness, call).catch((error: unknown) => {
        check(isPantauError(error) && error.kind === 'forbidden', 'it is forbidden');
        return null;
      });
      checkSame(detail, null, 'nothing is returned');
    },
  },
  {
    id: 'address',
    title: 'an address is in the requested language, and null for an unknown place (AC-73)',
    needs: ['addresses'],
    async run(harness) {
      const { known, texts, unknown } = harness.addresses?.() ?? {};
      if (known === undefined || unknown === undefined) return;
      const { source } = harness;
      for (const locale of ['id', 'en', 'id'] as const) {
        const found = await resultOf(harness, source.readAddress(known, locale));
        checkSame(found, texts?.[locale], `in ${locale}`);
      }
      checkSame(
        await resultOf(harness, source.readAddress(unknown, 'en')),
        null,
        'an unknown place',
      );
    },
  },
];
