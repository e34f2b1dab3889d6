import { menuScopes, scopes } from '@pantau/core/contract';
import { operations } from '@pantau/core/contract/operations';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { eq } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { banners, companies, devices, vehiclePositions } from '../db/schema.ts';
import { ANNOUNCEMENTS } from '../testing/announcements.ts';
import { cookieOf, postJson, signIn } from '../testing/client.ts';
import { drawPicture } from '../testing/pictures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import {
  addAlert,
  addCompany,
  addRule,
  addUser,
  addVehicle,
  PASSWORD,
  type AddedUser,
} from '../testing/fixtures.ts';

interface Media {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
  readonly $ref?: string;
}

interface Given {
  readonly id?: string;
  readonly body?: object;
  /** The bearer token; none if empty. */
  readonly as?: string;
}

interface OpenApi {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly responses: Readonly<Record<string, Media>> }>>
    >
  >;
  readonly components: { readonly responses: Readonly<Record<string, Media>> };
}

const path = createRequire(import.meta.url).resolve('@pantau/core/openapi.yaml');
const contract = parse(readFileSync(path, 'utf8'), { merge: true }) as OpenApi;

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(contract, 'openapi');

let server: TestServer;
let user: AddedUser;

beforeAll(async () => {
  server = await startTestServer({
    readPublicText: async () => JSON.stringify({ keys: [{ kty: 'EC' }] }),
  });
  await addCompany(server.db, 1);
  user = await addUser(server.db, 1, [scopes.alertCenterMain]);
});

afterAll(() => server.close());

async function addCallers() {
  const both = [scopes.twoWayCommunication, scopes.twoWayCommunicationAllModule];
  const calls = await signIn(server, await addUser(server.db, 1, both));
  return { calls, tracker: await addVehicle(server.db, 1) };
}

/** The contract of one response: validates its body; `null` when it has none. */
function validatorFor(route: string, method: string, status: number): ValidateFunction | null {
  const documented = contract.paths[route]?.[method]?.responses[String(status)];
  if (documented === undefined) throw new Error(`${method} ${route} states no response ${status}.`);
  const name = documented.$ref?.split('/').at(-1);
  const media = name === undefined ? documented : contract.components.responses[name];
  const schema = media?.content?.['application/json']?.schema;
  return schema === undefined ? null : ajv.compile(resolveRefs(schema) as object);
}

/** Resolves `#/…` relative to the document. */
function resolveRefs(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/', '"openapi#/'));
}

async function checkResponse(route: string, method: string, response: Response): Promise<void> {
  const check = validatorFor(route, method, response.status);
  if (check === null) return;
  expect(check(await response.json()), `${method} ${route}: ${ajv.errorsText(check.errors)}`).toBe(
    true,
  );
}

describe('openapi.yaml', () => {
  it('lists exactly the REST operations of the contract, and health (RS-100)', () => {
    const documented = Object.entries(contract.paths).flatMap(([route, methods]) =>
      Object.keys(methods).map((method) => `REST ${method.toUpperCase()} ${route}`),
    );
    const listed = operations.map(({ operation }) => operation as string);
    expect(documented.toSorted()).toEqual(
      [
        ...listed.filter((operation) => operation.startsWith('REST ')),
        'REST GET /healthz',
        'REST GET /readyz',
        'REST GET /metrics',
      ].toSorted(),
    );
  });

  it('lists only served routes (RS-100)', () => {
    for (const [url, methods] of Object.entries(contract.paths)) {
      for (const method of Object.keys(methods)) {
        const isServed = server.app.fastify.hasRoute({
          url: url.replace(/\{(\w+)\}/g, ':$1'),
          method: method.toUpperCase() as 'GET',
        });
        expect([url, method, isServed]).toEqual([url, method, true]);
      }
    }
  });

  it('describes the dashboard’s responses (RS-100)', async () => {
    const viewing = [scopes.alertCenterMain, scopes.salesOrderRead, menuScopes.dashboardVehicleMap];
    const viewer = await addUser(server.db, 1, viewing);
    const vehicle = await addVehicle(server.db, 1);
    const rule = await addRule(server.db, 1, 'Important', [viewer]);
    await addAlert(server.db, server.clock, { vehicle, alertRuleIds: [rule] });
    const { accessToken } = await signIn(server, viewer);
    const own = { authorization: `Bearer ${accessToken}` };
    const place = { companyId: 1, vehicleId: vehicle.id, recordedOn: new Date() };
    await server.db.insert(vehiclePositions).values({ ...place, latitude: -6, longitude: 107 });
    for (const tile of ['attention', 'alerts-by-hour', 'orders-by-status', 'vehicles']) {
      const route = `/api/dashboard/${tile}`;
      for (const [query, headers, status] of [
        ['', own, 200],
        ['', {}, 401],
        ['?limit=0&day=x', own, tile === 'orders-by-status' ? 200 : 400],
      ] as const) {
        const response = await fetch(server.url + route + query, { headers });
        expect([route, query, response.status]).toEqual([route, query, status]);
        await checkResponse(route, 'get', response);
      }
    }
  });

  it('describes the session’s responses (RS-100)', async () => {
    const valid = { email: user.email, password: PASSWORD };
    for (const body of [valid, { ...valid, password: 'wrong' }, {}]) {
      const response = await postJson(server, '/api/session', body);
      await checkResponse('/api/session', 'post', response);
    }
    const { cookie } = await signIn(server, user);
    for (const headers of [{ cookie }, {}, { cookie, origin: 'https://evil.example' }]) {
      const response = await postJson(server, '/api/session/refresh', {}, headers);
      await checkResponse('/api/session/refresh', 'post', response);
    }
    const again = (await signIn(server, user)).cookie;
    const from = { cookie: again, 'sec-fetch-site': 'same-origin' };
    for (const headers of [{ cookie: again }, from]) {
      const response = await fetch(`${server.url}/api/logout`, { headers, redirect: 'manual' });
      await checkResponse('/api/logout', 'get', response);
      expect(cookieOf(response)).toBeNull();
    }
    for (const headers of [{}, { origin: 'https://evil.example' }]) {
      const response = await fetch(`${server.url}/api/session`, { method: 'DELETE', headers });
      await checkResponse('/api/session', 'delete', response);
    }
    const blocked = await addUser(server.db, 1, []);
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const body = { email: blocked.email, password: 'wrong' };
      const response = await postJson(server, '/api/session', body);
      if (attempt === 10) expect(response.status).toBe(429);
      await checkResponse('/api/session', 'post', response);
    }
  });

  it('describes the responses of profiles, sessions and logos (RS-100)', async () => {
    const editor = await addUser(server.db, 1, [menuScopes.setting, scopes.companyUpdate]);
    const { accessToken } = await signIn(server, editor);
    await signIn(server, editor);
    const own = { authorization: `Bearer ${accessToken}` };
    const send = async (method: string, route: string, status: number, init: RequestInit = {}) => {
      const path = route.replace('{id}', 'x').replace('{file}', 'x.png');
      const response = await fetch(server.url + path, { headers: own, ...init, method });
      expect([method, route, response.status]).toEqual([method, route, status]);
      await checkResponse(route, method.toLowerCase(), response);
    };
    await send('GET', '/api/user/profile', 200);
    await send('GET', '/api/user/sessions', 200);
    await send('DELETE', '/api/user/sessions/{id}', 404);
    await send('DELETE', '/api/user/sessions', 204);
    const picture = { body: new Uint8Array(await drawPicture('png')) };
    const declared = { ...own, 'content-type': 'image/png' };
    await send('GET', '/api/company/branding', 200);
    await send('PUT', '/api/company/logo', 200, { ...picture, headers: declared });
    await send('PUT', '/api/company/logo', 400, { body: 'x', headers: declared });
    await send('DELETE', '/api/company/logo', 200);
    await send('GET', '/api/company-logos/{file}', 404);
    for (const [method, route] of [
      ['GET', '/api/user/profile'],
      ['GET', '/api/user/sessions'],
      ['DELETE', '/api/user/sessions'],
      ['DELETE', '/api/user/sessions/{id}'],
      ['GET', '/api/company/branding'],
      ['PUT', '/api/company/logo'],
      ['DELETE', '/api/company/logo'],
    ] as const) {
      await send(method, route, 401, { headers: {} });
    }
  });

  it('describes the responses to partners (RS-100)', async () => {
    const held = [menuScopes.setting, scopes.companyUpdate, scopes.alertCenterMain];
    const { accessToken } = await signIn(server, await addUser(server.db, 1, held));
    const send = async (method: string, route: string, status: number, given: Given = {}) => {
      const { id = 'x', body, as = accessToken } = given;
      const headers = {
        ...(as !== '' && { authorization: `Bearer ${as}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
      const response = await fetch(server.url + route.replace('{id}', id), init);
      expect([method, route, response.status]).toEqual([method, route, status]);
      const copy = response.clone();
      await checkResponse(route, method.toLowerCase(), response);
      return (copy.status === 204 ? {} : await copy.json()) as {
        data: { id: string; key: string };
      };
    };
    const keys = '/api/company/api-keys';
    const { data: added } = await send('POST', keys, 200, { body: { name: 'A' } });
    await send('POST', keys, 400, { body: {} });
    await send('GET', keys, 200);
    await send('POST', `${keys}/{id}/rotate`, 200, { id: added.id });
    await send('POST', `${keys}/{id}/rotate`, 404);
    const request = { user: { id: '1', fullname: 'A' }, widgets: ['alert-center'] };
    await send('POST', '/api/embed-tokens', 200, { as: added.key, body: request });
    await send('POST', '/api/embed-tokens', 400, { as: added.key, body: {} });
    await send('POST', '/api/embed-tokens', 403, {
      as: added.key,
      body: { ...request, widgets: ['sales-order'] },
    });
    await send('POST', '/api/embed-tokens', 401, { as: '', body: request });
    await send('DELETE', `${keys}/{id}`, 204, { id: added.id });
    await send('DELETE', `${keys}/{id}`, 404, { id: added.id });
    const issuer = '/api/company/token-issuer';
    const values = { issuer: 'https://id.example/', jwksUrl: 'https://id.example/jwks.json' };
    await send('GET', issuer, 200);
    await send('PUT', issuer, 200, { body: values });
    await send('GET', issuer, 200);
    await send('PUT', issuer, 400, { body: {} });
    await send('DELETE', issuer, 204);
    for (const as of ['', (await signIn(server, user)).accessToken]) {
      const status = as === '' ? 401 : 403;
      await send('GET', keys, status, { as });
      await send('POST', keys, status, { as, body: { name: 'A' } });
      await send('POST', `${keys}/{id}/rotate`, status, { as });
      await send('DELETE', `${keys}/{id}`, status, { as });
      await send('GET', issuer, status, { as });
      await send('PUT', issuer, status, { as, body: values });
      await send('DELETE', issuer, status, { as });
    }
  });

  it('describes the responses of calls and places (RS-100)', async () => {
    const { calls, tracker } = await addCallers();
    const headers = { authorization: `Bearer ${calls.accessToken}` };
    const { id, imei } = await addVehicle(server.db, 1);
    await server.db.update(devices).set({ deviceType: 'bsj' }).where(eq(devices.imei, imei));
    const body = {
      vehicleId: String(id),
      licensePlate: 'B 1 A',
      driver: null,
      imei,
      deviceType: 'bsj',
      entryPoint: 'alertCenter',
    };
    for (const [status, given, requestHeaders] of [
      [200, body, headers],
      [409, body, headers],
      [404, { ...body, imei: 'nobody' }, headers],
      [400, { ...body, imei: tracker.imei, vehicleId: String(tracker.id) }, headers],
      [400, {}, headers],
      [401, body, {}],
      [403, body, { authorization: `Bearer ${(await signIn(server, user)).accessToken}` }],
    ] as const) {
      const response = await postJson(server, '/api/calls', given, requestHeaders);
      expect(response.status, JSON.stringify(given)).toBe(status);
      await checkResponse('/api/calls', 'post', response);
    }
    for (const requestHeaders of [headers, {}]) {
      const address = `${server.url}/api/calls/${id}`;
      const response = await fetch(address, { method: 'DELETE', headers: requestHeaders });
      await checkResponse('/api/calls/{vehicleId}', 'delete', response);
    }
    for (const route of ['/api/geocode', '/api/static-map', '/api/portal-settings']) {
      for (const query of ['?latitude=-6.2&longitude=106.8', '?latitude=x']) {
        for (const requestHeaders of [headers, {}]) {
          const response = await fetch(server.url + route + query, { headers: requestHeaders });
          await checkResponse(route, 'get', response);
        }
      }
    }
  });

  it('describes the responses of sales orders (RS-100)', async () => {
    const { salesOrderRead, salesOrderCreate, salesOrderUpdate, salesOrderDelete } = scopes;
    const all = [salesOrderRead, salesOrderCreate, salesOrderUpdate, salesOrderDelete];
    const manager = await addUser(server.db, 1, [...all, scopes.fleetTaskInstantRead]);
    const { accessToken } = await signIn(server, manager);
    const call = async (method: string, route: string, given: object = {}, body?: object) => {
      const address = Object.entries({ id: '1', field: 'customer_name', key: 'unknown', ...given });
      const path = address.reduce((path, [name, value]) => path.replace(`{${name}}`, value), route);
      const response = await fetch(server.url + path, {
        method,
        headers: {
          authorization: `Bearer ${accessToken}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const copy = response.clone();
      const [documented = route] = route.split('?');
      await checkResponse(documented, method.toLowerCase(), response);
      return copy.status === 204 ? null : ((await copy.json()) as { data: { id: string } });
    };
    const orders = '/api/order/sales-order';
    const order = { customer_name: 'PT A', total_weight: 5, locations: ['Solo'] };
    const created = await call('POST', orders, {}, order);
    const own = { id: created?.data.id ?? '' };
    await call('PATCH', `${orders}/{id}`, own, { sales_name: 'Intan', locations: [] });
    const canceled = { status: 'CANCELED', fields: { canceled_reason: 'x' } };
    await call('POST', `${orders}/{id}/transition`, own, canceled);
    for (const id of [own, { id: '999999' }]) {
      await call('GET', `${orders}/{id}`, id);
      await call('GET', `${orders}/{id}/history`, id);
      await call('GET', `${orders}/{id}/fleet-task-instant`, id);
    }
    await call('GET', orders);
    await call('GET', `${orders}?filters=colour`);
    await call('GET', `${orders}/field-suggestion/{field}`);
    await call('GET', `${orders}/field-suggestion/{field}`, { field: 'colour' });
    await call('POST', orders, {}, {});
    await call('PATCH', `${orders}/{id}`, own, { version: 9 });
    const bulk = { ids: [own.id, '999999'], idempotency_key: 'openapi-1' };
    await call('POST', '/api/bff/sales-order/bulk-transition', {}, { ...bulk, status: 'ASSIGNED' });
    await call('POST', '/api/bff/sales-order/bulk-delete', {}, bulk);
    await call('POST', '/api/bff/sales-order/bulk-delete', {}, { ids: [own.id] });
    await call('GET', '/api/bff/sales-order/bulk-result/{key}', { key: 'openapi-1' });
    await call('GET', '/api/bff/sales-order/bulk-result/{key}');
    await call('DELETE', `${orders}/{id}`, own);
    await call('POST', `${orders}/{id}/transition`, own, { status: 'DRAFT' });
    await call('DELETE', `${orders}/{id}`, own);
  });

  it('describes the responses of announcements (RS-100)', async () => {
    const flags = ['vsms2_system_notification'];
    await server.db.update(companies).set({ flags }).where(eq(companies.id, 1));
    const both = [scopes.systemNotification, scopes.systemNotificationCreate];
    const { accessToken } = await signIn(server, await addUser(server.db, 1, both));
    const call = async (method: string, route: string, id = '', body?: object) => {
      const headers = {
        authorization: `Bearer ${accessToken}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
      const response = await fetch(server.url + route.replace('{id}', id), init);
      const copy = response.clone();
      await checkResponse(route.split('?')[0] ?? '', method.toLowerCase(), response);
      return copy.json() as Promise<{ data: { system_notification_uuid: string } }>;
    };
    const image = { url: '/media/a.svg', alt: 'A' };
    const contents = {
      pop_up_image: image,
      carousel_image: [image],
      pop_up_video: [{ url: 'https://cdn.example/a.mp4', content_type: 'video/mp4' }],
      external_link: 'https://fleet.example/',
      internal_link: '/route/',
    };
    for (const [action, data] of Object.entries(contents)) {
      const body = { action, data: { title: 'A', description: 'B', data } };
      const { data: published } = await call('POST', ANNOUNCEMENTS, '', body);
      await call('GET', `${ANNOUNCEMENTS}/{id}`, published.system_notification_uuid);
    }
    await call('POST', ANNOUNCEMENTS, '', {});
    await call('GET', `${ANNOUNCEMENTS}/{id}`, 'unknown');
    await call('GET', ANNOUNCEMENTS);
    await call('GET', `${ANNOUNCEMENTS}?limit=0`);
    await call('GET', `${ANNOUNCEMENTS}/unread-count`);
    const update = { is_read: true, updated_on: new Date(server.clock.now()).toISOString() };
    await call('PATCH', ANNOUNCEMENTS, '', update);
    await call('PATCH', ANNOUNCEMENTS, '', {});
    await call('PATCH', ANNOUNCEMENTS, '', { ...update, system_notification_uuid: 'unknown' });
    await server.db.update(companies).set({ flags: [] }).where(eq(companies.id, 1));
    await call('GET', ANNOUNCEMENTS);
    await call('POST', ANNOUNCEMENTS, '', {});
  });

  it('describes the responses of prompts (RS-100)', async () => {
    const held = [scopes.customerWishFeedback, scopes.referralProgram];
    await server.db.insert(banners).values({
      ...{ companyId: 1, titleIdn: 'A', titleEng: 'A', textIdn: 'B', textEng: 'B' },
    });
    const users = [
      await signIn(server, await addUser(server.db, 1, held)),
      await signIn(server, user),
      null,
    ];
    for (const session of users) {
      for (const [method, path, body] of [
        ['GET', '/api/feedback-status'],
        ['POST', '/api/feedback', { point: 5, comment: 'Baik' }],
        ['POST', '/api/feedback', { point: 9 }],
        ['GET', '/api/satisfaction-status'],
        ['POST', '/api/satisfaction', { point: 2 }],
        ['POST', '/api/satisfaction', { point: 0 }],
        ['GET', '/api/banner-active'],
        ['GET', '/api/banner-active/company?domain=127.0.0.1'],
        ['GET', '/api/banner-active/company?domain=x'],
        ['PATCH', '/api/user/profile', { lastReminder: '2026-11-20T07:00:00Z' }],
        ['PATCH', '/api/user/profile', { email: 'x' }],
        ['GET', '/api/referral'],
      ] as const) {
        const headers = {
          ...(session !== null && { authorization: `Bearer ${session.accessToken}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        };
        const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
        const response = await fetch(server.url + path, init);
        const [route = path] = path.split('?');
        await checkResponse(route, method.toLowerCase(), response);
      }
    }
  });

  it('describes the responses of ingest and health (RS-100)', async () => {
    const { imei } = await addVehicle(server.db, 1);
    const now = new Date(server.clock.now()).toISOString();
    const bodies: Record<string, unknown[]> = {
      alerts: [{ imei, alertCode: 8, createdOn: now, alertTrigger: 95 }, [], [{}, { imei }]],
      positions: [{ imei, recordedOn: now, latitude: -6.2, longitude: 106.8 }, [null]],
      vehicles: [[{ imei: '861234567890123', licensePlate: 'B 1 A' }, {}]],
      traccar: [{}, [{ event: {} }]],
    };
    for (const [name, list] of Object.entries(bodies)) {
      const route = `/api/ingest/${name}`;
      for (const key of ['test-ingest-key-of-company-1', 'wrong']) {
        for (const body of [...list, 'text']) {
          const headers = { authorization: `Bearer ${key}` };
          await checkResponse(route, 'post', await postJson(server, route, body, headers));
        }
      }
      const form = await fetch(server.url + route, {
        method: 'POST',
        headers: { authorization: 'Bearer test-ingest-key-of-company-1' },
        body: new URLSearchParams({ imei }),
      });
      await checkResponse(route, 'post', form);
    }
    for (const route of ['/healthz', '/readyz', '/metrics']) {
      await checkResponse(route, 'get', await fetch(server.url + route));
    }
  });
});
