import { mediaAddress, ownRoute, webAddress } from '@pantau/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { demoAnnouncements } from '../demo/demo-announcements.ts';
import { seedDemoAnnouncements } from '../seed/seed-demo-announcements.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { postJson } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { newAnnouncement, thumbnailOf } from './announcement-content.ts';
import { DEMO_PASSWORD } from '../demo/demo-users.ts';
import { ANNOUNCEMENTS } from '../testing/announcements.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    env: { PANTAU_DEMO: 'on' },
    seed: async (db, clock) => {
      await seedDemo({ db, clock });
      expect(await seedDemoAnnouncements({ db, clock })).toBe(true);
      expect(await seedDemoAnnouncements({ db, clock })).toBe(false);
    },
  });
});

afterAll(() => server.close());

const addressesOf = ({ announcement }: (typeof demoAnnouncements)[number]): readonly string[] => {
  const thumbnail = thumbnailOf(announcement);
  const { action, data } = announcement;
  const own =
    action === 'pop_up_image'
      ? [data.data.url]
      : action === 'carousel_image' || action === 'pop_up_video'
        ? data.data.map(({ url }) => url)
        : [];
  return thumbnail === null ? own : [thumbnail, ...own];
};

it('the demo has valid announcements of every action, and the server serves their media (RS-187)', async () => {
  expect(new Set(demoAnnouncements.map(({ announcement }) => announcement.action)).size).toBe(5);
  for (const { announcement } of demoAnnouncements) {
    expect(v.safeParse(newAnnouncement, announcement).issues).toBeUndefined();
  }
  for (const address of new Set(demoAnnouncements.flatMap(addressesOf))) {
    const response = await fetch(server.url + address);
    expect([address, response.status]).toEqual([address, 200]);
    expect(response.headers.get('content-type')).toMatch(/^(image\/svg\+xml|video\/(webm|mp4))/);
    if (address.endsWith('.svg')) {
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
    }
  }
  const part = await fetch(`${server.url}/media/announcements/road.webm`, {
    headers: { range: 'bytes=0-99' },
  });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
  for (const file of ['toString', 'secret.webm', 'road.avi', 'constructor.webm']) {
    expect((await fetch(`${server.url}/media/announcements/${file}`)).status).toBe(404);
  }
});

it('the people of the demo have read the older ones (RS-187)', async () => {
  const signedIn = await postJson(server, '/api/session', {
    email: 'dispatcher@demo.pantau.example',
    password: DEMO_PASSWORD,
  });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const read = async (path: string) => (await fetch(server.url + path, { headers })).json();
  expect(await read(`${ANNOUNCEMENTS}/unread-count`)).toEqual({ data: { unread_count: 6 } });
  expect(await read(ANNOUNCEMENTS)).toMatchObject({
    metadata: { total_count: demoAnnouncements.length },
  });
});

it('links of the demo are valid (RS-187)', () => {
  for (const { announcement } of demoAnnouncements) {
    const { action, data } = announcement;
    if (action === 'external_link') expect(webAddress(data.data)).not.toBeNull();
    if (action === 'internal_link') expect(ownRoute(data.data)).toBe(data.data);
    if (action === 'pop_up_image') expect(mediaAddress(data.data.url)).toBe(data.data.url);
  }
});
