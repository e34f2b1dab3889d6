import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawAlerts } from '../db/schema.ts';
import { addRule, PASSWORD } from '../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from '../testing/two-companies.ts';

const program = fileURLToPath(new URL('../../bench/load.mjs', import.meta.url));

let server: TestServer;
let one: CompanyFixture;

beforeAll(async () => {
  server = await startTestServer();
  ({ one } = await addTwoCompanies(server.db));
  await addRule(server.db, 1, 'Important', [one.manager], { alertCode: 10 });
});
afterAll(() => server.close());

interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

function load(args: string, key = 'test-ingest-key-of-company-1'): Promise<Outcome> {
  const env = { PATH: process.env['PATH'], PANTAU_LOAD_KEY: key, PANTAU_LOAD_PASSWORD: PASSWORD };
  const all = [program, '--url', server.url, ...args.split(' ')];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, all, { env }, (_, output, errors) =>
      resolve({ code: child.exitCode ?? -1, output, errors }),
    );
  });
}

describe('the load generator', () => {
  it('reports what was acknowledged and how late every listener got it (RS-550)', async () => {
    const elsewhere = server.url.replace('127.0.0.1', 'localhost');
    const run = `--rate 20 --seconds 2 --code 10 --listeners 3 --listen-url ${elsewhere} --email ${one.manager.email} --json`;
    const { code, output, errors } = await load(run);
    expect([code, errors]).toEqual([0, '']);
    const report = JSON.parse(output);
    expect(report).toMatchObject({ sent: 40, acknowledged: 40, refused: {}, delivered: 120 });
    expect(await server.db.$count(rawAlerts)).toBe(40);
    for (const times of [report.responseMs, report.deliveryMs]) {
      expect(times.p50).toBeGreaterThan(0);
      expect(times.max).toBeGreaterThanOrEqual(times.p95);
    }
  });

  it('counts what is refused, and fails (RS-550)', async () => {
    const wrong = await load('--rate 10 --seconds 1', 'no key of any company at all');
    expect([wrong.code, wrong.errors]).toEqual([1, 'load: Vehicles were answered with 401.\n']);
    const unknown = await load('--rate 10 --seconds 1 --code 9999 --json');
    expect(unknown.code).toBe(1);
    const { sent, acknowledged, refused } = JSON.parse(unknown.output);
    expect([sent, acknowledged]).toEqual([10, 0]);
    expect(Object.values(refused as Record<string, number>)).toEqual([10]);
    const missing = await load('--rate many');
    expect([missing.code, missing.errors]).toEqual([1, 'load: --rate is a whole number from 0.\n']);
  });
});
