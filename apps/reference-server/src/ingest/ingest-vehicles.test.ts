import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { devices, vehicles } from '../db/schema.ts';
import { startIngestServer, type IngestServer } from '../testing/ingest-server.ts';

let world: IngestServer;
beforeAll(async () => {
  world = await startIngestServer();
});
afterAll(() => world.close());

const registered = (imei: string) =>
  world.db
    .select({
      licensePlate: vehicles.licensePlate,
      category: vehicles.category,
      companyId: vehicles.companyId,
      vehicleId: vehicles.id,
      isMain: devices.isMain,
    })
    .from(devices)
    .innerJoin(vehicles, eq(vehicles.id, devices.vehicleId))
    .where(eq(devices.imei, imei));

it('takes marks that turn the direction of text out of a plate', async () => {
  const imei = '865077000177001';
  await world.post('vehicles', [{ imei, licensePlate: '\u202eB 1\u2066 XYZ\u200f' }]);
  expect(await registered(imei)).toMatchObject([{ licensePlate: 'B 1 XYZ' }]);
});

describe('registering vehicles', () => {
  it('answers accepted for a new one and for a change, duplicate when nothing changes', async () => {
    const vehicle = { imei: 'A1', licensePlate: 'B 1 A', category: 'truck' };
    expect(await world.postOne('vehicles', vehicle)).toEqual({ outcome: 'accepted' });
    expect(await world.postOne('vehicles', vehicle)).toEqual({
      outcome: 'duplicate',
      reason: 'unchanged',
    });
    const changed = { ...vehicle, licensePlate: 'B 2 A', category: 'van' };
    expect(await world.postOne('vehicles', changed)).toEqual({ outcome: 'accepted' });
    expect(await registered('A1')).toMatchObject([{ licensePlate: 'B 2 A', category: 'van' }]);
  });

  it('writes plates in one way and takes a truck where no category is given', async () => {
    expect(await world.postOne('vehicles', { imei: 'B1', licensePlate: ' b  77   xy ' })).toEqual({
      outcome: 'accepted',
    });
    expect(await registered('B1')).toMatchObject([{ licensePlate: 'B 77 XY', category: 'truck' }]);
  });

  it('takes an unknown imei with a known plate as a further device of that vehicle', async () => {
    await world.post('vehicles', [
      { imei: 'C1', licensePlate: 'B 3 C', category: 'truck' },
      { imei: 'C2', licensePlate: 'B 3 C', category: 'truck' },
    ]);
    const [[main], [second]] = [await registered('C1'), await registered('C2')];
    expect(second?.vehicleId).toBe(main?.vehicleId);
    expect([main?.isMain, second?.isMain]).toEqual([true, false]);
  });

  it('refuses the plate of another vehicle, and items that say too little, one by one', async () => {
    await world.post('vehicles', [
      { imei: 'D1', licensePlate: 'B 4 D' },
      { imei: 'D2', licensePlate: 'B 5 D' },
    ]);
    const { results } = await world.post('vehicles', [
      { imei: 'D2', licensePlate: 'B 4 D' },
      { imei: 'D3' },
      { imei: 'with space', licensePlate: 'B 6 D' },
      { imei: 'D4', licensePlate: 'B 7 D' },
    ]);
    expect(results.map((result) => result.outcome)).toEqual([
      'invalid',
      'invalid',
      'invalid',
      'accepted',
    ]);
    expect(results.map((result) => result.reason)).toEqual([
      'another vehicle has the licensePlate B 4 D',
      'licensePlate is missing',
      'imei must not hold spaces',
      undefined,
    ]);
  });

  it('keeps companies apart that know the same device', async () => {
    const vehicle = { imei: 'E1', licensePlate: 'B 8 E', category: 'truck' };
    await world.post('vehicles', vehicle);
    await world.post('vehicles', { ...vehicle, licensePlate: 'B 9 E' }, { key: 'test-key-2' });
    expect((await registered('E1')).map((row) => [row.companyId, row.licensePlate])).toEqual(
      expect.arrayContaining([
        [1, 'B 8 E'],
        [2, 'B 9 E'],
      ]),
    );
  });

  it('registers the same device once when asked many times at once', async () => {
    const vehicle = { imei: 'F1', licensePlate: 'B 10 F', category: 'truck' };
    const results = await Promise.all(
      Array.from({ length: 8 }, () => world.postOne('vehicles', vehicle)),
    );
    expect(results.filter((result) => result?.outcome === 'accepted')).toHaveLength(1);
    expect(await registered('F1')).toHaveLength(1);
  });
});
