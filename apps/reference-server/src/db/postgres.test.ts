import { sql } from 'drizzle-orm';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningPostgres, startPostgres } from '../testing/postgres.ts';
import { systemClock } from '../lib/clock.ts';
import { createMetrics } from '../lib/metrics.ts';
import { createDatabaseMetrics } from './database-metrics.ts';
import { openPostgres } from './postgres.ts';

const onPostgres = Boolean(process.env['PANTAU_TEST_DATABASE_URL']);
/** More than the pool has connections. */
const LOSSES = 12;
/** Of the pool. */
const CONNECTIONS = 10;

/** Forwards connections to Postgres; those on which a transaction begins are cut off while `isCutting`. */
async function startProxy(target: URL) {
  const proxy = { isCutting: false, url: '', close: () => void server.close() };
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const end = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
    upstream.pipe(client);
    client.on('data', (data) => {
      if (proxy.isCutting && data.includes('begin')) end();
      else upstream.write(data);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  proxy.url = url.href;
  return proxy;
}

describe.runIf(onPostgres)('a connection to Postgres', () => {
  let postgres: RunningPostgres;
  let proxy: Awaited<ReturnType<typeof startProxy>>;

  beforeAll(async () => {
    postgres = await startPostgres();
    proxy = await startProxy(new URL(postgres.url));
  }, 60_000);

  afterAll(async () => {
    proxy.close();
    await postgres.stop();
  }, 60_000);

  it('that is lost when a transaction begins is replaced, and does not delay closing (RS-384)', async () => {
    const { db, close } = await openPostgres(proxy.url);
    const run = (): Promise<unknown> => db.transaction((tx) => tx.execute(sql`select 1`));
    proxy.isCutting = true;
    for (let loss = 0; loss < LOSSES; loss += 1) await expect(run()).rejects.toThrow();
    proxy.isCutting = false;
    const answers = await Promise.all(Array.from({ length: LOSSES }, run));
    expect(answers).toHaveLength(LOSSES);
    await close();
  });

  it('is counted with those that are busy and what waits for one (RS-536)', async () => {
    const { db, pool, close } = await openPostgres(postgres.url);
    const metrics = createMetrics();
    const refresh = createDatabaseMetrics({ db, pool, clock: systemClock }, metrics);
    const read = async (): Promise<unknown[]> => {
      // While every connection is busy, the size of the database is not known either.
      void refresh();
      const gauges = [metrics.connections, metrics.busyConnections, metrics.waitingQueries];
      return Promise.all(gauges.map(async (gauge) => (await gauge.get()).values[0]?.value));
    };
    const held = Promise.withResolvers<undefined>();
    const holding = Array.from({ length: CONNECTIONS + 2 }, () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await held.promise;
      }),
    );
    await expect.poll(async () => (await read()).slice(0, 2)).toEqual([CONNECTIONS, CONNECTIONS]);
    expect((await read())[2]).toBeGreaterThanOrEqual(2);
    held.resolve(undefined);
    await Promise.all(holding);
    await expect.poll(read).toEqual([CONNECTIONS, 0, 0]);
    await close();
  });
});
