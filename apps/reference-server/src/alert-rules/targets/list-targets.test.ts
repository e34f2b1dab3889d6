import { scopes } from '@pantau/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphql, signIn, type SignedIn } from '../../testing/client.ts';
import { addCompany, addUser, addVehicle } from '../../testing/fixtures.ts';
import { addContact, addGeofence, addGroup } from '../../testing/rule-fixtures.ts';
import { targetQueries } from '../../testing/rule-operations.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let session: SignedIn;
let vehicleIds: string[];

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  await addCompany(db, 1);
  const { alertRuleRead, vehicleGroupsRead } = scopes;
  const reader = await addUser(db, 1, [alertRuleRead, vehicleGroupsRead], { fullname: 'Rina' });
  await addUser(db, 1, [], { fullname: 'Left', isActive: false });
  await addUser(db, 1, [], { fullname: 'Bayu', profileEmail: 'bayu@fleet.example' });
  const vehicles = [];
  for (const licensePlate of ['B 9482 KXT', 'B 94 ZZ', 'L 8117 UQ']) {
    vehicles.push(await addVehicle(db, 1, { licensePlate }));
  }
  vehicleIds = vehicles.map(({ id }) => String(id));
  await addVehicle(db, 1, { licensePlate: 'B 9000 OLD', status: 'archived' });
  await addGroup(db, 1, 'Jawa Timur', vehicles.slice(2));
  await addGroup(db, 1, 'Jabodetabek', vehicles.slice(0, 2));
  await addContact(db, 1, { label: 'Gate', phoneNumber: '+62215550101' });
  await addGeofence(db, 1, { fenceName: 'Pool Cakung' });
  await addGeofence(db, 1, {
    fenceName: 'Depo',
    address: 'Rungkut',
    shape: {
      kind: 'polygon',
      ring: [
        [112.7, -7.3],
        [112.8, -7.3],
        [112.8, -7.4],
        [112.7, -7.3],
      ],
    },
  });
  session = await signIn(server, reader);
});
afterAll(() => server.close());

const read = (name: keyof typeof targetQueries, filter: object = {}) =>
  graphql(server, session.accessToken, targetQueries[name], { filter });

it.each([
  ['ruleVehicles', {}, ['B 94 ZZ', 'B 9482 KXT', 'L 8117 UQ']],
  ['ruleVehicles', { search: 'b9482' }, ['B 9482 KXT']],
  ['ruleVehicles', { pagination: { page: 2, show: 2 } }, ['L 8117 UQ']],
  ['ruleVgroups', {}, ['Jabodetabek', 'Jawa Timur']],
  ['ruleVgroups', { search: 'timur' }, ['Jawa Timur']],
  ['ruleUsers', {}, ['Bayu', 'Rina']],
  ['ruleUsers', { search: 'bayu@' }, ['Bayu']],
  ['ruleContacts', { search: '5550101' }, ['Gate']],
  ['ruleContacts', { search: '%' }, []],
  ['ruleGeofences', {}, ['Depo', 'Pool Cakung']],
  ['ruleGeofences', { search: 'rungkut' }, ['Depo']],
] as const)('lists %s of %j (RS-226)', async (name, filter, expected) => {
  const { data } = await read(name, filter);
  const nameOf = (row: Record<string, string>): string | undefined =>
    row['licensePlate'] ?? row['name'] ?? row['fullname'] ?? row['label'] ?? row['fenceName'];
  expect(data.map(nameOf)).toEqual(expected);
});

it('lists chosen targets, and counts all that match (RS-226)', async () => {
  const [first = '', second = ''] = vehicleIds;
  const chosen = await read('ruleVehicles', { ids: [second, first, 'x', '0'] });
  expect(chosen.data.map(({ id }: { id: string }) => id).sort()).toEqual([first, second].sort());
  const { pagination } = await read('ruleVehicles', { pagination: { show: 1 } });
  expect(pagination).toEqual({ page: 1, show: 1, total: 3 });
});

it('lists groups with their sizes and geofences with their outlines (RS-226)', async () => {
  const groups = await read('ruleVgroups');
  expect(groups.data.map((row: { totalVehicle: number }) => row.totalVehicle)).toEqual([2, 1]);
  const { data } = await read('ruleGeofences');
  expect(data[0]).toMatchObject({ center: null, radius: null, ring: { length: 3 } });
  expect(data[1]).toMatchObject({
    center: { latitude: -6.2, longitude: 106.9 },
    radius: 300,
    ring: null,
  });
});

it.each([{ pagination: { show: 1_001 } }, { ids: Array(5_001).fill('1') }, { search: '\0' }])(
  'is refused outside the limits (RS-226) %#',
  async (filter) => {
    expect((await read('ruleVehicles', filter)).errorName).toBe('INVALID_INPUT');
  },
);
