import { alertCodes, scopes } from '@pantau/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alertRules, companies } from '../../db/schema.ts';
import { graphql, postJson, signIn, type SignedIn } from '../../testing/client.ts';
import { addCompany, addRule, addUser, type AddedUser, PASSWORD } from '../../testing/fixtures.ts';
import {
  createRulesMutation,
  templatesQuery,
  updateCompanyMutation,
} from '../../testing/rule-operations.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { ruleTemplates } from './rule-templates.ts';

let server: TestServer;
let user: AddedUser;
let session: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  for (const id of [1, 2]) await addCompany(server.db, id);
  const { alertRuleTemplateRead, alertRuleTemplateCreate, companyUpdate } = scopes;
  const own = [alertRuleTemplateRead, alertRuleTemplateCreate, companyUpdate];
  user = await addUser(server.db, 1, own, { fullname: 'Fajar' });
  await addUser(server.db, 1, [scopes.alertCenterMain], { fullname: 'Watcher' });
  await addUser(server.db, 1, [scopes.alertCenterMain], { fullname: 'Left', isActive: false });
  await addUser(server.db, 1, [], { fullname: 'Driver' });
  await addUser(server.db, 2, [scopes.alertCenterMain], { fullname: 'Foreign' });
  session = await signIn(server, user);
});
afterAll(() => server.close());
beforeEach(async () => void (await server.db.delete(alertRules)));

const templates = (filter: object = {}) =>
  graphql(server, session.accessToken, templatesQuery, { filter });
const create = (choices: unknown, language = 'en') =>
  graphql(
    server,
    session.accessToken,
    createRulesMutation,
    { input: { templates: choices } },
    { 'accept-language': language },
  );
const updateCompany = (input: object) =>
  graphql(server, session.accessToken, updateCompanyMutation, { input });

describe('the templates', () => {
  it('offer known codes, each once (RS-250)', () => {
    const offered = ruleTemplates.flatMap((one) => [
      ...one.defaultAlertCodes,
      ...one.additionalAlertCodes,
    ]);
    expect(new Set(offered).size).toBe(offered.length);
    const known = alertCodes.filter((code) => code.enabledInRule).map((code) => code.alertCode);
    expect(known).toEqual(expect.arrayContaining(offered));
    for (const one of ruleTemplates) expect(one.defaultAlertCodes).not.toHaveLength(0);
  });

  it('are listed by category and in pages (RS-250)', async () => {
    const all = await templates({ category: 'Recommendation', pagination: { page: 1, show: 999 } });
    expect(all.data).toHaveLength(ruleTemplates.length);
    expect(all.pagination).toEqual({ page: 1, show: 999, total: ruleTemplates.length });
    expect(all.data[0]).toMatchObject({ templateId: 'driver-safety', nameEng: 'Driver safety' });
    const icon = await fetch(server.url + all.data[0].iconUrl);
    expect(icon.headers.get('content-type')).toContain('svg');
    expect((await templates({ pagination: { page: 2, show: 5 } })).data).toHaveLength(
      ruleTemplates.length - 5,
    );
  });

  it('refer to the active rule that the company has for a code (RS-251)', async () => {
    const { db } = server;
    const oldest = await addRule(db, 1, 'Urgent', [], { alertCode: 7, label: 'Leak' });
    await addRule(db, 1, 'Urgent', [], { alertCode: 7, label: 'Second' });
    await addRule(db, 1, 'Urgent', [], { alertCode: 13, isActive: false });
    await addRule(db, 2, 'Urgent', [], { alertCode: 14 });
    const { data } = await templates();
    const fuel = data.find(({ templateId }: { templateId: string }) => templateId === 'fuel');
    expect(fuel.defaultAlertCodes).toMatchObject([
      {
        alertCode: 7,
        isAlreadyActive: true,
        alertRule: { alertRuleId: String(oldest), label: 'Leak' },
      },
      { alertCode: 14, isAlreadyActive: false, alertRule: null },
    ]);
    expect(fuel.additionalAlertCodes).toMatchObject([{ alertCode: 13, isAlreadyActive: false }]);
  });
});

describe('rules from templates', () => {
  it('are created for everyone in the company who has the alert centre (RS-252)', async () => {
    const result = await create([
      { templateId: 'emergency', alertCodes: [1, 4] },
      { templateId: 'driving', alertCodes: [117] },
    ]);
    expect(result).toMatchObject({
      isSuccessful: true,
      skippedAlertCodes: [],
      pagination: { total: 3 },
      data: [
        {
          label: 'Emergency button pressed',
          alertCode: 1,
          alertUrgencyType: 'Urgent',
          autoPopup: true,
          isActive: true,
          totalVehicles: 0,
          users: [{ fullname: 'Fajar' }, { fullname: 'Watcher' }],
        },
        { alertCode: 4, alertUrgencyType: 'Important' },
        { alertCode: 117, minThreshold: 14_400 },
      ],
    });
    const { data } = await create([{ templateId: 'fuel', alertCodes: [14] }], 'id');
    expect(data[0].label).toBe('BBM turun');
  });

  it('are not created for codes with an active rule, which are reported (RS-253)', async () => {
    await addRule(server.db, 1, 'Urgent', [], { alertCode: 7 });
    const choices = [{ templateId: 'fuel', alertCodes: [7, 14, 14] }];
    const first = await create(choices);
    expect(first.data.map(({ alertCode }: { alertCode: number }) => alertCode)).toEqual([14]);
    expect(first.skippedAlertCodes).toEqual([7]);
    const second = await create(choices);
    expect(second).toMatchObject({ isSuccessful: true, data: [], skippedAlertCodes: [7, 14] });
    expect(await server.db.$count(alertRules)).toBe(2);
  });

  it('are created once by simultaneous requests (RS-253)', async () => {
    const choices = [{ templateId: 'fuel', alertCodes: [7, 13, 14] }];
    await Promise.all([create(choices), create(choices), create(choices)]);
    expect(await server.db.$count(alertRules)).toBe(3);
  });

  it.each([
    [[{ templateId: 'fuel', alertCodes: [14, 8] }], 'templates.0.alertCodes'],
    [
      [
        { templateId: 'fuel', alertCodes: [14] },
        { templateId: 'other', alertCodes: [8] },
      ],
      'templates.1.templateId',
    ],
    [[{ templateId: 'fuel', alertCodes: [] }], 'templates'],
    [[], 'templates'],
  ])('are refused at the field, and none is created: %j (RS-254)', async (choices, field) => {
    const result = await create(choices);
    expect(result).toMatchObject({ errorName: 'INVALID_INPUT', fieldErrors: [{ field }] });
    expect(await server.db.$count(alertRules)).toBe(0);
  });
});

describe('the set-up of recommended rules', () => {
  it('is completed for the own company, which the session then says (RS-255)', async () => {
    expect(session.user['setupNotifCompleted']).toBe(false);
    expect(await updateCompany({ id: '1', setupNotifCompleted: true })).toMatchObject({
      isSuccessful: true,
      data: { id: '1', setupNotifCompleted: true },
    });
    const headers = { cookie: session.cookie };
    const response = await postJson(server, '/api/session/refresh', undefined, headers);
    expect(await response.json()).toMatchObject({ user: { setupNotifCompleted: true } });
    const signedIn = await postJson(server, '/api/session', {
      email: user.email,
      password: PASSWORD,
    });
    expect(await signedIn.json()).toMatchObject({ user: { setupNotifCompleted: true } });
  });

  it('is refused for another company, and without a change (RS-256)', async () => {
    const input = { id: '2', setupNotifCompleted: true };
    expect((await updateCompany(input)).errorName).toBe('NOT_FOUND');
    expect((await updateCompany({ id: '1' })).errorName).toBe('INVALID_INPUT');
    const [row] = await server.db.select().from(companies).where(eq(companies.id, 2));
    expect(row?.setupNotifCompleted).toBe(false);
  });
});
