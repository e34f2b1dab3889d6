import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../demo/demo-users.ts';
import { postJson } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { seedDemoPrompts } from './seed-demo-prompts.ts';
import { seedDemo } from './seed-demo.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    env: { PANTAU_DEMO: 'on' },
    async seed(db, clock) {
      await seedDemo({ db, clock });
      await seedDemoPrompts({ db, clock });
    },
  });
});
afterAll(() => server.close());

async function read(email: string, path: string) {
  const response = await postJson(server, '/api/session', { email, password: DEMO_PASSWORD });
  const { accessToken } = (await response.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}`, 'accept-language': 'en' };
  return fetch(server.url + path, { headers });
}

it('seeds the banner of the new company and the feedback of most users, once (RS-190, RS-192)', async () => {
  const { db, clock } = server;
  expect(await seedDemoPrompts({ db, clock })).toBe(false);
  const status = async (email: string): Promise<unknown> =>
    (await read(email, '/api/feedback-status')).json();
  expect(await status('manager@demo.pantau.example')).toEqual({ data: { status: true } });
  expect(await status('nomail@demo.pantau.example')).toEqual({ data: { status: false } });

  const company = '/api/banner-active/company?domain=fresh.pantau.example';
  const { data } = (await (await read('manager@fresh.pantau.example', company)).json()) as {
    data: readonly { readonly title: string; readonly image_url: string }[];
  };
  expect(data.map(({ title }) => title)).toEqual(['Welcome to Pantau']);
  expect((await fetch(server.url + data[0]?.image_url)).status).toBe(200);
  expect((await read('manager@demo.pantau.example', company)).status).toBe(404);
});
