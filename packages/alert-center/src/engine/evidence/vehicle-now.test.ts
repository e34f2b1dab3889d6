import { describe, expect, it } from 'vitest';
import type { EvidenceSource, TrackQuery } from './evidence-source.port.ts';
import type { TrackPoint } from './places.ts';
import { POSITION_CURRENT_MS, motionOf, readVehicleNow } from './vehicle-now.ts';

const now = Date.parse('2026-11-20T07:20:00Z');

const pointOf = (age: number, speed: number | null = 62): TrackPoint => ({
  ...{ latitude: -6.4, longitude: 107.4, course: 90 },
  speed,
  recordedOn: now - age,
});

describe('motionOf', () => {
  it.each([
    ['moves', 62, 'moving'],
    ['stands', 0.4, 'standing'],
    ['reports no speed', null, 'here'],
  ] as const)('tells a vehicle that %s (AC-843)', (_what, speed, motion) => {
    expect(motionOf(pointOf(POSITION_CURRENT_MS, speed), now)).toBe(motion);
  });

  it('says nothing about motion once the position is old (AC-843)', () => {
    expect(motionOf(pointOf(POSITION_CURRENT_MS + 1), now)).toBe('old');
  });
});

describe('readVehicleNow', () => {
  const reading = async (points: readonly TrackPoint[]) => {
    const asked: number[] = [];
    const evidence = {
      readTrack: ({ startTime, endTime }: TrackQuery) => {
        asked.push(endTime - startTime);
        return Promise.resolve(points.filter((point) => point.recordedOn >= startTime));
      },
      readDevice: () => Promise.resolve({ lastReportOn: now - 7_200_000, devices: [] }),
    } as Partial<EvidenceSource> as EvidenceSource;
    const found = await readVehicleNow(evidence, '1', now, new AbortController().signal);
    return { asked, found };
  };

  it('reads the last position, of a short time first (AC-843)', async () => {
    const [older, last] = [pointOf(60_000), pointOf(20_000)];
    const { asked, found } = await reading([older, last]);
    expect(found).toEqual({ point: last, lastReportOn: null });
    expect(asked).toEqual([600_000]);
  });

  it('looks back an hour, then asks when the device last reported (AC-843)', async () => {
    const hour = await reading([pointOf(3_000_000)]);
    expect(hour.found.point).toEqual(pointOf(3_000_000));
    expect(hour.asked).toEqual([600_000, 3_600_000]);
    const none = await reading([]);
    expect(none.found).toEqual({ point: null, lastReportOn: now - 7_200_000 });
  });
});
