import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../lib/logger.ts';
import { graphql, postJson, signIn } from '../testing/client.ts';
import { rawAlertsQuery } from '../testing/operations.ts';
import { PASSWORD } from '../testing/fixtures.ts';
import {
  startOtlpCollector,
  type Attribute,
  type OtlpCollector,
  type ReceivedSpan,
} from '../testing/otlp-collector.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addTwoCompanies } from '../testing/two-companies.ts';

// A server, a collector and an export, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, expect: { poll: { timeout: 20_000 } } });

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
/** As the contract names it. */
const RAW_ALERTS = 'GraphQL Query.rawAlerts';

afterAll(() => vi.resetConfig());

let collector: OtlpCollector | undefined;
let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  await collector?.close();
  server = collector = undefined;
});

const lines: string[] = [];

async function start(env: Record<string, string> = {}): Promise<[TestServer, OtlpCollector]> {
  lines.length = 0;
  collector = await startOtlpCollector();
  server = await startTestServer({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, PANTAU_ACCESS_LOG: 'on', ...env },
    settings: { exportSeconds: 0.2 },
    logger: createLogger((line) => lines.push(line)),
  });
  return [server, collector];
}

const valuesOf = (attributes: readonly Attribute[] = []): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const named = (spans: readonly ReceivedSpan[], name: string): ReceivedSpan | undefined =>
  spans.find((span) => span.name === name);

describe('with a collector', () => {
  it('sends the spans of a request and of its operation, as part of the trace of the caller (RS-530)', async () => {
    const [pantau, { spans, resources }] = await start();
    const { one } = await addTwoCompanies(pantau.db);
    const { accessToken } = await signIn(pantau, one.manager);
    const traceparent = `00-${TRACE}-${PARENT}-01`;
    await graphql(pantau, accessToken, 'query WhoAmI { __typename }', {}, { traceparent });

    await expect.poll(() => named(spans, 'query WhoAmI')).toBeDefined();
    const operation = named(spans, 'query WhoAmI');
    const request = named(spans, 'POST /graphql');
    expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, kind: 2 });
    expect(operation).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId, kind: 1 });
    expect(valuesOf(operation?.attributes)).toEqual({
      'graphql.operation.type': 'query',
      'graphql.operation.name': 'WhoAmI',
      'pantau.company_id': 1,
    });
    expect(valuesOf(request?.attributes)).toMatchObject({
      'http.route': '/graphql',
      'http.response.status_code': 200,
    });
    expect(valuesOf(resources[0])).toMatchObject({ 'service.name': 'pantau' });
    expect(lines.some((line) => line.includes(`"traceId":"${TRACE}"`))).toBe(true);
  });

  it('marks what failed inside the server, not what was refused (RS-530)', async () => {
    const [pantau, { spans }] = await start();
    const { one } = await addTwoCompanies(pantau.db);
    const { accessToken } = await signIn(pantau, one.manager);
    const read = (filter: object): Promise<unknown> =>
      graphql(pantau, accessToken, rawAlertsQuery, { filter });
    const [refused, failed] = [{ pagination: { page: -1 } }, {}];
    await read(refused);
    await pantau.db.execute(sql`alter table raw_alerts rename to gone`);
    await read(failed);
    await expect.poll(() => spans.filter(({ name }) => name === RAW_ALERTS)).toHaveLength(2);
    const parts = spans.filter(({ name }) => name === RAW_ALERTS);
    expect(parts.map(({ status }) => status.code)).toEqual([0, 2]);
    expect(parts.map(({ attributes }) => valuesOf(attributes)['error.type'])).toEqual([
      'INVALID_INPUT',
      'INTERNAL',
    ]);
    const operations = spans.filter(({ name }) => name === 'query').map(({ spanId }) => spanId);
    expect(parts.map(({ parentSpanId }) => parentSpanId)).toEqual(operations);
  });

  it('sends every metric of Prometheus with its values (RS-531)', async () => {
    const [pantau, { metrics }] = await start();
    const body = { email: 'nobody@company1.example', password: 'wrong password' };
    expect((await postJson(pantau, '/api/session', body)).status).toBe(401);
    const find = (name: string) => metrics.findLast((metric) => metric.name === name);
    await expect
      .poll(() => find('pantau_sign_in_failures_total')?.sum?.dataPoints[0]?.asDouble)
      .toBe(1);
    await expect
      .poll(() => find('pantau_http_request_duration_seconds')?.histogram?.dataPoints.length)
      .toBe(1);
    const [duration] = find('pantau_http_request_duration_seconds')?.histogram?.dataPoints ?? [];
    expect(valuesOf(duration?.attributes)).toEqual({
      method: 'POST',
      route: '/api/session',
      status: '401',
    });
    expect(duration?.count).toBe(1);
    expect(duration?.bucketCounts?.reduce((sum, count) => sum + count)).toBe(1);
    expect(duration?.bucketCounts).toHaveLength((duration?.explicitBounds?.length ?? 0) + 1);
    expect(find('pantau_database_size_bytes')?.gauge?.dataPoints[0]?.asDouble ?? 0).toBeGreaterThan(
      1_000_000,
    );

    const shown = await (await fetch(`${pantau.url}/metrics`)).text();
    const names = [...shown.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
    const sent = new Set(metrics.map(({ name }) => name));
    expect(names.filter((name) => !sent.has(name ?? ''))).toEqual([]);
  });

  it('sends what is left when the server stops (RS-530)', async () => {
    collector = await startOtlpCollector();
    const stopping = await startTestServer({
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
      settings: { exportSeconds: 600 },
    });
    await fetch(`${stopping.url}/api/portal-settings`);
    await stopping.close();
    expect(named(collector.spans, 'GET /api/portal-settings')).toBeDefined();
    expect(collector.metrics.map(({ name }) => name)).toContain('pantau_live_sockets');
  });

  it('sends no tokens, passwords, queries or checks of health (RS-532)', async () => {
    const [pantau, { spans, bodies }] = await start();
    const { one } = await addTwoCompanies(pantau.db);
    const { accessToken, cookie } = await signIn(pantau, one.manager);
    await fetch(`${pantau.url}/media/videos/1.mp4?token=secret-of-a-video`);
    await fetch(`${pantau.url}/nobody-knows/secret-of-a-path`);
    await fetch(`${pantau.url}/readyz`);
    await graphql(pantau, accessToken, 'query Last { secretOfAnAlias: __typename }');
    await expect.poll(() => named(spans, 'query Last')).toBeDefined();
    await expect.poll(() => named(spans, 'POST /graphql')).toBeDefined();
    const all = bodies.join('\n');
    const secrets = [accessToken, cookie, PASSWORD, 'secret-of', 'secretOf', one.manager.email];
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    expect(spans.map(({ name }) => name)).toContain('GET /media/videos/:file');
    expect(spans.filter(({ name }) => name.includes('readyz'))).toEqual([]);
  });

  it('traces the share of requests that the settings name (RS-533)', async () => {
    const [pantau, { spans, metrics }] = await start({ OTEL_TRACES_SAMPLER_ARG: '0' });
    await fetch(`${pantau.url}/api/portal-settings`);
    await expect.poll(() => metrics.length).toBeGreaterThan(0);
    await server?.close();
    server = undefined;
    expect(spans).toEqual([]);
  });
});

describe('a collector that fails', () => {
  it('does not disturb requests, and is logged once (RS-534)', async () => {
    const [pantau, collecting] = await start();
    collecting.answerWith(400);
    const ofCollector = () => lines.filter((line) => line.includes('collector'));
    await expect.poll(() => ofCollector().length).toBe(1);
    for (let i = 0; i < 5; i += 1) {
      expect((await fetch(`${pantau.url}/readyz`)).status).toBe(200);
    }
    collecting.answerWith(200);
    await expect.poll(() => ofCollector().length).toBe(2);
    expect(ofCollector()[1]).toContain('again');
  });

  it('that is gone does not keep the server from stopping (RS-534)', async () => {
    const stopping = await startTestServer({
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' },
      settings: { exportSeconds: 600 },
    });
    await fetch(`${stopping.url}/api/portal-settings`);
    const began = performance.now();
    await stopping.close();
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe('without a collector', () => {
  it('loads no module of OpenTelemetry but its types (RS-535)', async () => {
    const app = fileURLToPath(new URL('../app.ts', import.meta.url));
    const program = `
      import { registerHooks } from 'node:module';
      const seen = [];
      registerHooks({ resolve(name, context, next) { seen.push([name, context.parentURL ?? '']); return next(name, context); } });
      await import(${JSON.stringify(app)});
      const own = seen.filter(([name, parent]) => name.includes('opentelemetry') && !parent.includes('prom-client'));
      process.stdout.write(JSON.stringify({ loaded: seen.length > 100, own: own.filter(([, parent]) => !parent.includes('@opentelemetry')) }));
    `;
    const child = spawn(
      process.execPath,
      ['--conditions=@pantau/source', '--input-type=module', '--eval', program],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    expect(JSON.parse(output)).toEqual({ loaded: true, own: [] });
  });
});
