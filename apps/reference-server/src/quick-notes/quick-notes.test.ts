import { scopes } from '@pantau/core/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alertQuickNotes, auditEntries } from '../db/schema.ts';
import { demoQuickNotes } from '../demo/demo-quick-notes.ts';
import { seedDemoQuickNotes } from '../seed/seed-demo-quick-notes.ts';
import { graphql, signIn } from '../testing/client.ts';
import { addUser, type AddedUser } from '../testing/fixtures.ts';
import { quickNotesMutation, quickNotesQuery } from '../testing/quick-note-operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from '../testing/two-companies.ts';
import { QUICK_NOTES_MAX, readQuickNotes } from './quick-notes.ts';

let server: TestServer;
let one: CompanyFixture;
let editorId: number;
let editor: string;
let reader: string;
let stranger: string;

beforeAll(async () => {
  server = await startTestServer({ settings: { accessTokenSeconds: 86_400 } });
  const companies = await addTwoCompanies(server.db);
  one = companies.one;
  const tokenOf = async (user: AddedUser) => (await signIn(server, user)).accessToken;
  const acting = [scopes.alertCenterMain, scopes.alertAction];
  const editing = [...acting, scopes.companyUpdate];
  const editorUser = await addUser(server.db, one.id, editing);
  editorId = editorUser.id;
  editor = await tokenOf(editorUser);
  reader = await tokenOf(await addUser(server.db, one.id, acting));
  stranger = await tokenOf(await addUser(server.db, companies.two.id, editing));
});

beforeEach(() => server.db.delete(alertQuickNotes));

afterAll(() => server.close());

const read = async (token = reader) => (await graphql(server, token, quickNotesQuery)).data;

const update = (revision: number, notes: readonly string[], token = editor) =>
  graphql(
    server,
    token,
    quickNotesMutation,
    { input: { revision, notes } },
    { 'accept-language': 'en' },
  );

describe('the quick notes of a company', () => {
  it('are empty at first, and replaced as a whole, in their order, for the company alone (RS-622)', async () => {
    expect(await read()).toEqual({ revision: 0, notes: [] });
    const saved = await update(0, ['  Sudah\ndihubungi ', 'Aman']);
    expect(saved).toMatchObject({
      isSuccessful: true,
      data: { revision: 1, notes: ['Sudah dihubungi', 'Aman'] },
    });
    expect((await update(1, ['Aman', 'Sudah dihubungi', 'Diteruskan'])).data.revision).toBe(2);
    expect(await read()).toEqual({
      revision: 2,
      notes: ['Aman', 'Sudah dihubungi', 'Diteruskan'],
    });
    expect(await read(stranger)).toEqual({ revision: 0, notes: [] });
    expect((await update(2, [])).data).toEqual({ revision: 3, notes: [] });
  });

  it('are replaced by one of two who change them at once, also from nothing (RS-623)', async () => {
    for (const revision of [0, 1]) {
      const results = await Promise.all([update(revision, ['a']), update(revision, ['b'])]);
      expect(results.map(({ errorName }) => errorName).toSorted()).toEqual(['CONFLICT', null]);
      const winner = results.find(({ isSuccessful }) => isSuccessful);
      expect(await read()).toEqual(winner?.data);
    }
    expect((await update(7, ['c'])).message).toBe(
      'Somebody else has changed the quick notes. Reload them and change them again.',
    );
  });

  it('are few, not blank, of the length of a note and none twice (RS-624)', async () => {
    const cases: [readonly string[], string][] = [
      [
        Array.from({ length: QUICK_NOTES_MAX + 1 }, (_, index) => `Note ${index}`),
        `There can be at most ${QUICK_NOTES_MAX} quick notes.`,
      ],
      [['x', ' \n '], 'Enter a note.'],
      [['x'.repeat(256)], 'The note can have at most 255 characters.'],
      [['a\0b'], 'The text contains invalid characters.'],
      [['x', 'y', ' x '], 'The quick note “x” exists twice.'],
    ];
    for (const [notes, message] of cases) {
      const refused = await update(0, notes);
      expect(refused).toMatchObject({ isSuccessful: false, errorName: 'INVALID_INPUT', message });
    }
    expect(await read()).toEqual({ revision: 0, notes: [] });
    expect((await update(0, ['🚚'.repeat(255)])).isSuccessful).toBe(true);
  });

  it('leave a trace in the audit log (RS-625)', async () => {
    await update(0, ['Aman']);
    const [entry] = await server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.companyId, one.id))
      .orderBy(desc(auditEntries.id))
      .limit(1);
    expect(entry).toMatchObject({
      action: 'SettingsChanged',
      target: 'quickNotes',
      userId: editorId,
    });
  });
});

it('gives demo companies quick notes once, and leaves alone what they make of them (RS-626)', async () => {
  const { db, clock } = server;
  await seedDemoQuickNotes({ db, clock });
  expect((await readQuickNotes(db, 1)).notes).toEqual(demoQuickNotes.main);
  expect((await readQuickNotes(db, 2)).notes).toEqual(demoQuickNotes.whitelabel);
  await update(1, []);
  await seedDemoQuickNotes({ db, clock });
  expect(await readQuickNotes(db, 1)).toEqual({ revision: 2, notes: [] });
});
