import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { devices, vehicles } from '../db/schema.ts';
import { startIngestServer, type IngestServer } from '../testing/ingest-server.ts';

let server: IngestServer;
beforeAll(async () => {
  server = await startIngestServer();
});
afterAll(() => server.close());

const registered = (imei: string) =>
  server.db
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

it('removes bidirectional control characters from a plate (RS-46)', async () => {
  const imei = '865077000177001';
  await server.post('vehicles', [{ imei, licensePlate: '\u202eB 1\u2066 XYZ\u200f' }]);
  expect(await registered(imei)).toMatchObject([{ licensePlate: 'B 1 XYZ' }]);
});

describe('registering vehicles', () => {
  it('accepts new and changed vehicles, and reports unchanged ones as duplicates (RS-47)', async () => {
    const vehicle = { imei: 'A1', licensePlate: 'B 1 A', category: 'truck' };
    expect(await server.postOne('vehicles', vehicle)).toEqual({ outcome: 'accepted' });
    expect(await server.postOne('vehicles', vehicle)).toEqual({
      outcome: 'duplicate',
      reason: 'unchanged',
    });
    const changed = { ...vehicle, licensePlate: 'B 2 A', category: 'van' };
    expect(await server.postOne('vehicles', changed)).toEqual({ outcome: 'accepted' });
    expect(await registered('A1')).toMatchObject([{ licensePlate: 'B 2 A', category: 'van' }]);
  });

  it('normalises plates, and defaults to a truck (RS-47)', async () => {
    expect(await server.postOne('vehicles', { imei: 'B1', licensePlate: ' b  77   xy ' })).toEqual({
      outcome: 'accepted',
    });
    expect(await registered('B1')).toMatchObject([{ licensePlate: 'B 77 XY', category: 'truck' }]);
  });

  it('adds an unknown imei with a known plate as a device of that vehicle (RS-47)', async () => {
    await server.post('vehicles', [
      { imei: 'C1', licensePlate: 'B 3 C', category: 'truck' },
      { imei: 'C2', licensePlate: 'B 3 C', category: 'truck' },
    ]);
    const [[main], [second]] = [await registered('C1'), await registered('C2')];
    expect(second?.vehicleId).toBe(main?.vehicleId);
    expect([main?.isMain, second?.isMain]).toEqual([true, false]);
  });

  it('rejects the plate of another vehicle and incomplete items individually (RS-47)', async () => {
    await server.post('vehicles', [
      { imei: 'D1', licensePlate: 'B 4 D' },
      { imei: 'D2', licensePlate: 'B 5 D' },
    ]);
    const { results } = await server.post('vehicles', [
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
      'imei must not contain spaces',
      undefined,
    ]);
  });

  it('separates companies with the same device (RS-19)', async () => {
    const vehicle = { imei: 'E1', licensePlate: 'B 8 E', category: 'truck' };
    await server.post('vehicles', vehicle);
    await server.post(
      'vehicles',
      { ...vehicle, licensePlate: 'B 9 E' },
      { key: 'test-ingest-key-of-company-2' },
    );
    expect((await registered('E1')).map((row) => [row.companyId, row.licensePlate])).toEqual(
      expect.arrayContaining([
        [1, 'B 8 E'],
        [2, 'B 9 E'],
      ]),
    );
  });

  it('registers a device once when requested concurrently (RS-47)', async () => {
    const vehicle = { imei: 'F1', licensePlate: 'B 10 F', category: 'truck' };
    const results = await Promise.all(
      Array.from({ length: 8 }, () => server.postOne('vehicles', vehicle)),
    );
    expect(results.filter((result) => result?.outcome === 'accepted')).toHaveLength(1);
    expect(await registered('F1')).toHaveLength(1);
  });
});
