import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cameraVideos, devices } from '../db/schema.ts';
import { graphql, signIn } from '../testing/client.ts';
import { createFakeCameras } from '../testing/fake-cameras.ts';
import { historiesQuery, uploadMutation } from '../testing/operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from '../testing/two-companies.ts';
import { addVehicle } from '../testing/fixtures.ts';

const cameras = createFakeCameras();
const PARTNER = 'https://partner.example';
let server: TestServer;
let one: CompanyFixture;
let files: { url: string; contentType: string; fileName: string; size: number }[];

beforeAll(async () => {
  server = await startTestServer({ cameras, env: { PANTAU_ALLOWED_ORIGINS: PARTNER } });
  ({ one } = await addTwoCompanies(server.db));
});

afterAll(() => server.close());

beforeEach(async () => {
  cameras.set({ uploadDelayMs: 0 });
  const vehicle = await addVehicle(server.db, 1, { licensePlate: 'B 9482 KXT' });
  const at = new Date(server.clock.now() - 60_000);
  const set = { deviceType: 'vss-howen', lastReportOn: new Date(server.clock.now()) };
  await server.db.update(devices).set(set).where(eq(devices.id, vehicle.deviceId));
  const { accessToken } = await signIn(server, one.manager);
  const rawAlertInput = { cameraPosition: 2, rawAlertCreatedOn: at };
  const input = { imei: vehicle.imei, rawAlertInput };
  await graphql(server, accessToken, uploadMutation, { input });
  const filter = { startTime: at, vehicleId: String(vehicle.id) };
  ({ videos: files } = (await graphql(server, accessToken, historiesQuery, { filter })).data[0]);
});

const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + url, { method, headers });

describe('a video URL', () => {
  it('serves each format with its type, size, and a name of plate and time (RS-77)', async () => {
    for (const { url, contentType, size, fileName } of files) {
      const response = await get(url);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(contentType);
      expect((await response.bytes()).length).toBe(size);
      expect(response.headers.get('accept-ranges')).toBe('bytes');
      expect(response.headers.get('content-disposition')).toBe(`inline; filename="${fileName}"`);
      expect(fileName).toMatch(/^B-9482-KXT_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d_dms\.(webm|mp4)$/);
      expect(size).toBeGreaterThan(20_000);
      const saved = await get(`${url}&download`);
      expect(saved.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`);
    }
  });

  it('serves a valid file of its format (RS-77)', async () => {
    const [webm, mp4] = await Promise.all(files.map(async ({ url }) => (await get(url)).bytes()));
    expect([...(webm ?? []).slice(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
    expect(new TextDecoder().decode(mp4?.slice(4, 8))).toBe('ftyp');
  });

  it('serves a range with 206, and 416 beyond the end (RS-86)', async () => {
    const [{ url, size } = { url: '', size: 0 }] = files;
    const whole = await (await get(url)).bytes();
    const part = await get(url, { range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${size}`);
    expect(part.headers.get('content-length')).toBe('100');
    expect(await part.bytes()).toEqual(whole.slice(100, 200));
    const end = await get(url, { range: 'bytes=-50' });
    expect(await end.bytes()).toEqual(whole.slice(-50));
    const beyond = await get(url, { range: `bytes=${size}-` });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${size}`);
    const head = await get(url, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(size)]);
  });

  it('serves the whole file when If-Range does not match (RS-86)', async () => {
    const url = files[0]?.url ?? '';
    const etag = (await get(url)).headers.get('etag') ?? '';
    expect((await get(url, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await get(url, { range: 'bytes=0-9', 'if-range': '"old"' })).status).toBe(200);
  });

  it('is rejected without a valid signature, for another file, and when expired (RS-85)', async () => {
    const [webm, mp4] = files.map(({ url }) => new URL(url, server.url));
    if (webm === undefined || mp4 === undefined) throw new Error('There are two files.');
    const token = webm.searchParams.get('token') ?? '';
    for (const address of [
      webm.pathname,
      `${webm.pathname}?token=`,
      `${webm.pathname}?token=${token.slice(0, -2)}xx`,
      `${webm.pathname}?token=${token}&token=${token}`,
      `${mp4.pathname}?token=${token}`,
      `/media/videos/1%00.webm?token=${token}`,
    ]) {
      const response = await get(address, { 'accept-language': 'en' });
      expect([address, response.status]).toEqual([address, 403]);
      expect(await response.json()).toMatchObject({ errorName: 'FORBIDDEN' });
    }
    const { accessToken } = await signIn(server, one.manager);
    expect((await get(`${webm.pathname}?token=${accessToken}`)).status).toBe(403);
    server.clock.shift(15 * 60_000 - 5_000);
    expect((await get(files[0]?.url ?? '')).status).toBe(200);
    server.clock.shift(6_000);
    expect((await get(files[0]?.url ?? '')).status).toBe(403);
  });

  it('is valid only for the company it was signed for (RS-85)', async () => {
    const id = Number(/(\d+)\.webm/.exec(files[0]?.url ?? '')?.[1]);
    await server.db.update(cameraVideos).set({ companyId: 2 }).where(eq(cameraVideos.id, id));
    expect((await get(files[0]?.url ?? '')).status).toBe(404);
  });

  it('can be played on allowed origins and is cached only by the browser (RS-87)', async () => {
    const url = files[0]?.url ?? '';
    const { headers } = await get(url, { origin: PARTNER });
    expect(headers.get('access-control-allow-origin')).toBe(PARTNER);
    expect(headers.get('access-control-expose-headers')).toMatch(/content-range/i);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toMatch(/^private, max-age=\d{3}$/);
    const foreign = await get(url, { origin: 'https://evil.example' });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await get(url, { origin: PARTNER }, 'OPTIONS');
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/range/i);
  });
});
