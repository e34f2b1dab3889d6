import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startRetention } from '../db/retention.ts';
import { silentLogger } from '../lib/logger.ts';
import { postJson } from '../testing/client.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { addTwoCompanies } from '../testing/two-companies.ts';
import type { Environment } from './settings-reader.ts';
import { readSettings } from './settings.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');

interface Compose {
  readonly services: Readonly<
    Record<string, { readonly environment?: Readonly<Record<string, string>> }>
  >;
}

/** What an operator fills in. */
const filledIn = (text: string): string => {
  expect(read('deploy/compose.env.example')).toContain(`${/\{(\w+)/.exec(text)?.[1] ?? text}=`);
  return text.replaceAll(/\$\{\w+:\?\}/g, 'fleet-example-1234567890');
};

describe('the files for operators', () => {
  it('set only settings that exist, with values that they accept (RS-373)', () => {
    const compose = parse(read('deploy/compose.yaml'), { merge: true }) as Compose;
    const nodes = Object.entries(compose.services).filter(([name]) => name.startsWith('node-'));
    expect(nodes).toHaveLength(2);
    for (const [name, { environment = {} }] of nodes) {
      const env = Object.fromEntries(
        Object.entries(environment).map(([key, value]) => [
          key,
          value.includes('${') ? filledIn(value) : value,
        ]),
      );
      expect(readSettings({ ...imageEnvironment(), ...env }), name).toMatchObject({
        demo: false,
        host: '0.0.0.0',
        trustProxy: 1,
        stopDelaySeconds: 5,
      });
    }
    const unit = read('deploy/pantau.service').matchAll(/^Environment=(\w+)=(.*)$/gm);
    const env = Object.fromEntries([...unit].map(([, key = '', value = '']) => [key, value]));
    expect(readSettings(env)).toMatchObject({ demo: false, dataDir: '/var/lib/pantau' });
  });

  it('watch only metrics of which a running server shows values (RS-373, RS-537)', async () => {
    const server = await startTestServer();
    await addTwoCompanies(server.db);
    const { app, db, settings, clock } = server;
    const onBacklog = (table: string, rows: number): void =>
      app.metrics.retentionBacklog.set({ table }, rows);
    const retention = startRetention({ db, settings, clock, logger: silentLogger, onBacklog });
    await retention.prune();
    await retention.stop();
    const headers = { authorization: 'Bearer test-ingest-key-of-company-1' };
    await postJson(server, '/api/ingest/alerts', [{}], headers);
    const text = await (await fetch(`${server.url}/metrics`)).text();
    await server.close();
    const shown = new Set(
      [...text.matchAll(/^(pantau_\w+)(?:\{.*\})? [\d.e+-]+$/gm)].map(([, name]) => name),
    );
    for (const file of ['deploy/prometheus-rules.yaml', 'deploy/grafana-dashboard.json']) {
      const names = [...read(file).matchAll(/\bpantau_\w+/g)].map(([name]) => name);
      expect(names.length, file).toBeGreaterThan(5);
      for (const name of names) expect(shown, `${name} in ${file}`).toContain(name);
    }
  });
});

/** The settings of the image. */
function imageEnvironment(): Environment {
  const lines = read('deploy/Dockerfile').matchAll(/^ENV (\w+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, key = '', value = '']) => [key, value]));
}
