import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankAccounts, companies, companyCategories, companyChanges } from '../db/schema.ts';
import {
  categoriesQuery,
  changesQuery,
  companyQuery,
  updateSectionMutation,
} from '../testing/company-operations.ts';
import { startCompanyServer, type CompanyServer } from '../testing/company-server.ts';
import { openLive } from '../testing/live-client.ts';
import { createLiveValidator } from '../testing/validate-live.ts';

let one: CompanyServer;

beforeAll(async () => {
  one = await startCompanyServer();
});
afterAll(() => one.server.close());

beforeEach(async () => {
  const { db } = one.server;
  await db.delete(companyChanges);
  await db.delete(bankAccounts);
  await db.delete(companyCategories);
  const row = { phoneNo: null, category: null, isActive: true, dsBase: 100, accentColor: null };
  await db.update(companies).set(row).where(eq(companies.id, 1));
});

describe('a section of a company', () => {
  it('is saved field by field and gets a new revision, alone (RS-330)', async () => {
    const before = await one.read();
    const result = await one.save('identity', {
      phoneNo: ' +62 21 555 0100 ',
      taxNo: '01.234.567.8-901.000',
      companyTag: '',
    });
    expect(result).toMatchObject({ isSuccessful: true, fieldErrors: null });
    const after = await one.read();
    expect(after).toEqual({
      ...before,
      phoneNo: '+62 21 555 0100',
      taxNo: '012345678901000',
      revisions: { ...before.revisions, identity: before.revisions.identity + 1 },
    });
    expect(result.data.revisions).toEqual(after.revisions);
    await one.save('identity', { taxNo: null });
    expect(await one.read()).toMatchObject({ taxNo: null, phoneNo: '+62 21 555 0100' });
  });

  it('stays at its revision when nothing differs (RS-330)', async () => {
    const { revisions, idleTimeout } = await one.read();
    const result = await one.save('operation', { idleTimeout });
    expect(result).toMatchObject({ isSuccessful: true, data: { revisions } });
    expect(await one.history()).toEqual([]);
  });

  it('is saved by exactly one of the people who save it at once (RS-331)', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { revisions } = await one.read();
      const times = [1, 2, 3, 4, 5, 6, 7, 8].map((time) => 10 * (round + 1) + time);
      const results = await Promise.all(
        times.map((idleTimeout, index) => {
          const input = { id: '1', revision: revisions.operation, idleTimeout };
          return one.run(
            updateSectionMutation,
            { input },
            index % 2 === 0 ? one.manager : one.colleague,
          );
        }),
      );
      const winners = times.filter((_, index) => results[index].isSuccessful);
      expect(winners).toHaveLength(1);
      for (const loser of results.filter(({ isSuccessful }) => !isSuccessful)) {
        expect(loser).toMatchObject({ errorName: 'CONFLICT', data: null });
      }
      expect((await one.read()).idleTimeout).toBe(winners[0]);
    }
  });

  it('is not in conflict with a change of another section (RS-331)', async () => {
    const { revisions } = await one.read();
    await one.save('operation', { parkTimeout: 33 });
    const input = { id: '1', revision: revisions.branding, brandName: 'Satu' };
    expect(await one.run(updateSectionMutation, { input })).toMatchObject({ isSuccessful: true });
  });

  it.each([
    ['identity', { name: ' ' }, ['name']],
    ['identity', { name: null }, ['name']],
    [
      'identity',
      { name: 'x'.repeat(101), phoneNo: 'call me', faxNo: '123' },
      ['name', 'phoneNo', 'faxNo'],
    ],
    [
      'identity',
      { taxNo: '123', email: 'a@b', domainName: 'https://a.example' },
      ['taxNo', 'email', 'domainName'],
    ],
    ['identity', { category: 'Nowhere' }, ['category']],
    ['identity', { companyTag: 'a\u0000b' }, ['companyTag']],
    ['operation', { idleTimeout: 0, fuelGainAlert: 101 }, ['idleTimeout', 'fuelGainAlert']],
    ['operation', { parkTimeout: 90, offlineTimeout: 90 }, ['offlineTimeout']],
    ['operation', { showGeocode: null }, ['showGeocode']],
    ['operation', { falseAlertLimit: 9 }, ['falseAlertLimit']],
    ['operation', { falseAlertLimit: 101 }, ['falseAlertLimit']],
    ['operation', { isActive: false }, ['isActive']],
    ['driverScore', { dsCostBrake: -1, dsInterval: 0 }, ['dsInterval', 'dsCostBrake']],
    ['driverScore', { dsMinScoreB: 95 }, ['dsMinScoreB']],
    ['driverScore', { dsMinScoreA: 1000, dsBase: 30 }, ['dsMinScoreD']],
    ['driverScore', { dsIntervalType: null }, ['dsIntervalType']],
    [
      'branding',
      { brandName: 'x'.repeat(41), accentColor: '#ffe600' },
      ['brandName', 'accentColor'],
    ],
    ['branding', { menuColor: 'red' }, ['menuColor']],
  ])(
    '%s refuses %j at the fields, and stays as it is (RS-332)',
    async (section, fields, refused) => {
      const before = await one.read();
      const result = await one.save(section, fields);
      expect(result).toMatchObject({ isSuccessful: false, errorName: 'INVALID_INPUT', data: null });
      expect(result.fieldErrors.map(({ field }: { field: string }) => field)).toEqual(refused);
      expect(await one.read()).toEqual(before);
      expect(await one.history()).toEqual([]);
    },
  );

  it('is saved alone and with its revision (RS-332)', async () => {
    const { revisions } = await one.read();
    const both = { id: '1', revision: revisions.identity, name: 'A', idleTimeout: 3 };
    const without = { id: '1', name: 'A' };
    for (const input of [both, without, { id: '1' }]) {
      const result = await one.run(updateSectionMutation, { input });
      expect(result).toMatchObject({ isSuccessful: false, errorName: 'INVALID_INPUT' });
    }
    expect((await one.read()).name).toBe('Satu');
  });

  it('has a category of the company or of all companies (RS-332)', async () => {
    const rows = [
      { companyId: 1, text: 'Logistik' },
      { companyId: null, text: 'Umum' },
      { companyId: 2, text: 'Milik dua' },
    ];
    await one.server.db.insert(companyCategories).values(rows);
    for (const category of ['Logistik', 'Umum']) {
      expect(await one.save('identity', { category })).toMatchObject({ isSuccessful: true });
    }
    const foreign = await one.save('identity', { category: 'Milik dua' });
    expect(foreign).toMatchObject({ errorName: 'INVALID_INPUT' });
  });

  it('of driver scores has decimals and a type of intervals (RS-330)', async () => {
    await one.save('driverScore', { dsBase: 80.25, dsCostBrake: 2.5, dsIntervalType: 'duration' });
    expect(await one.read()).toMatchObject({
      dsBase: 80.25,
      dsCostBrake: 2.5,
      dsIntervalType: 'duration',
    });
  });
});

describe('the settings of a company', () => {
  it('of another company are not found, whether or not it exists (RS-333)', async () => {
    for (const id of ['2', '99', '0', '-1', 'x', '1; drop table companies']) {
      const read = await one.run(companyQuery, { filter: { id } });
      expect(read).toMatchObject({ isSuccessful: false, errorName: 'NOT_FOUND', data: null });
      for (const fields of [{ name: 'B' }, { setupNotifCompleted: true }]) {
        const input = { id, revision: 1, ...fields };
        const result = await one.run(updateSectionMutation, { input });
        expect(result).toMatchObject({ isSuccessful: false, errorName: 'NOT_FOUND', data: null });
      }
    }
    const [two] = await one.server.db.select().from(companies).where(eq(companies.id, 2));
    expect(two).toMatchObject({ name: 'Dua', identityRevision: 1, setupNotifCompleted: false });
  });

  it('are only read without company:update (RS-333)', async () => {
    const read = await one.run(companyQuery, { filter: { id: '1' } }, one.reader);
    expect(read).toMatchObject({ isSuccessful: true, data: { name: 'Satu' } });
    expect(await one.save('identity', { name: 'B' }, one.reader)).toMatchObject({
      errorName: 'FORBIDDEN',
    });
    expect((await one.read()).name).toBe('Satu');
  });
});

describe('the history of a company', () => {
  it('says who changed which field from what to what, newest first (RS-334)', async () => {
    await one.save('operation', { idleTimeout: 7, showGeocode: false });
    await one.save('operation', { idleTimeout: 8, showGeocode: true }, one.colleague);
    const { data } = await one.run(changesQuery);
    const { users } = one;
    expect(data).toMatchObject([
      { section: 'operation', field: 'showGeocode', oldValue: 'false', newValue: 'true' },
      {
        field: 'idleTimeout',
        oldValue: '7',
        newValue: '8',
        user: { userId: String(users.colleague.id), fullname: users.colleague.fullname },
      },
      { field: 'showGeocode', oldValue: 'true', newValue: 'false' },
      { field: 'idleTimeout', newValue: '7', user: { userId: String(users.manager.id) } },
    ]);
  });

  it('is read page by page, whatever is changed meanwhile (RS-334)', async () => {
    for (const idleTimeout of [11, 12, 13, 14, 15]) await one.save('operation', { idleTimeout });
    const page = (pagination: object) => one.run(changesQuery, { filter: { pagination } });
    const first = await page({ first: 2 });
    await one.save('operation', { idleTimeout: 16 });
    const second = await page({ first: 2, after: first.pagination.endCursor });
    const third = await page({ first: 2, after: second.pagination.endCursor });
    const values = [first, second, third].flatMap(({ data }) =>
      data.map(({ newValue }: { newValue: string }) => newValue),
    );
    expect(values).toEqual(['15', '14', '13', '12', '11']);
    expect(third.pagination.hasNextPage).toBe(false);
    for (const wrong of [{ first: 0 }, { first: 101 }, { after: 'x' }, { after: '' }]) {
      expect(await page(wrong)).toMatchObject({ isSuccessful: false, errorName: 'INVALID_INPUT' });
    }
  });

  it('contains nothing of another company (RS-333)', async () => {
    await one.save('identity', { phoneNo: '021 555 0100' });
    const changes = await one.run(changesQuery, {}, one.foreigner);
    expect(changes).toMatchObject({ isSuccessful: true, data: [] });
    await one.server.db.insert(companyCategories).values({ companyId: 1, text: 'Logistik' });
    const { companyCategories: categories } = await one.run(categoriesQuery, {}, one.foreigner);
    expect(categories).toEqual([]);
  });
});

describe('a change of a company', () => {
  it('is announced to every connection of the company, and to no other (RS-335)', async () => {
    const listener = await openLive(one.server, one.colleague.accessToken);
    const foreign = await openLive(one.server, one.foreigner.accessToken);
    await one.save('branding', { accentColor: '#0F6E56' });
    const message = await listener.waitFor(({ type }) => type.startsWith('company-updated'));
    expect(message).toEqual({ type: 'company-updated-1' });
    expect(createLiveValidator()(message)).toBeNull();
    expect((await one.read()).accentColor).toBe('#0f6e56');
    // A change of company 2 reaches the other connection, so that the one of company 1 would have, too.
    const input = { id: '2', revision: 1, brandName: 'Dua' };
    await one.run(updateSectionMutation, { input }, one.foreigner);
    await foreign.waitFor(({ type }) => type === 'company-updated-2');
    expect(foreign.messages.some(({ type }) => type === 'company-updated-1')).toBe(false);
    listener.close();
    foreign.close();
  });
});
