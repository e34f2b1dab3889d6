import { eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { rawAlerts } from '../db/schema.ts';
import { type IngestServer, startIngestServer } from './ingest-server.ts';

export let server: IngestServer;
export let start: number;
let tick = 0;

const truck = { imei: '865077000100001', licensePlate: 'B 9482 KXT', category: 'truck' };
export const bus = { imei: '865077000100002', licensePlate: 'L 8117 UQ', category: 'bus' };

/** A unique alert of the truck. */
export const alert = (changes: object = {}) => {
  tick += 1;
  return { imei: truck.imei, alertCode: 10, createdOn: start - tick * 1000, ...changes };
};

export const stored = async (rawAlertId: string | undefined) => {
  const [row] = await server.db
    .select()
    .from(rawAlerts)
    .where(eq(rawAlerts.id, Number(rawAlertId)));
  return row;
};

/** Shifts the server's clock to `now` (epoch ms). */
export async function shiftTo(now: number): Promise<void> {
  server.testServer.clock.shift(now - server.testServer.clock.now());
}

/** Registers the hooks that start and stop the server of a test file. */
export function setUpAlertIngest(): void {
  beforeAll(async () => {
    server = await startIngestServer();
    start = server.clock.now();
    await server.post('vehicles', [truck, bus]);
    await server.post('vehicles', [truck], { key: 'test-ingest-key-of-company-2' });
  });

  afterAll(() => server.close());
}
