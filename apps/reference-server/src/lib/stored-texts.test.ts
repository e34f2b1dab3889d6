import { menuScopes, scopes } from '@pantau/core/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { runAdminCommand } from '../admin/admin-program.ts';
import { readTables } from '../backup/tables.ts';
import { readRows } from '../db/read-rows.ts';
import { act, ids, manager, one, server, setUpActionServer } from '../testing/action-server.ts';
import { graphql, postJson, signIn, type SignedIn } from '../testing/client.ts';
import { addUser } from '../testing/fixtures.ts';
import {
  companyQuery,
  createCategoryMutation,
  updateSectionMutation,
} from '../testing/company-operations.ts';
import { createRuleMutation, ruleInput } from '../testing/rule-operations.ts';

const unseen = '\u202E\u200B\u001B\u2066';
/** As a user could paste it: unseen characters, a decomposed letter, spaces around. */
const dirty = (text: string): string => ` ${unseen}${text} Jose\u0301${unseen} `;
const clean = (text: string): string => `${text} Jos\u00E9`;

setUpActionServer();

/** May do everything except see the alerts. */
let editor: SignedIn;
beforeAll(async () => {
  const all = [...Object.values(scopes), menuScopes.setting];
  editor = await signIn(server, await addUser(server.db, one.id, all));
});

const sends = async (method: string, path: string, body: object): Promise<void> => {
  const headers = {
    authorization: `Bearer ${editor.accessToken}`,
    'content-type': 'application/json',
  };
  const response = await fetch(server.url + path, { method, headers, body: JSON.stringify(body) });
  expect(response.ok, `${path}: ${await response.text()}`).toBe(true);
};

const succeeds = async (query: string, input: object): Promise<void> => {
  const result = await graphql(server, editor.accessToken, query, { input });
  expect(result, JSON.stringify(result)).toMatchObject({ isSuccessful: true });
};

const everythingStored = async (): Promise<string> => {
  const tables = await readTables(server.db);
  const rows = await Promise.all(
    tables.map((table) => readRows<object>(server.db, sql`select * from ${sql.identifier(table)}`)),
  );
  return JSON.stringify(rows);
};

it('has its canonical form in every table, whoever sends it (RS-382)', async () => {
  const id = String(one.id);
  await act(manager, { actionType: 'Feedback', data: dirty('note'), rawAlertId: [ids[0]] });
  const reason = JSON.stringify({ isFalseAlert: true, reason: dirty('reason') });
  await act(manager, { actionType: 'FalseAlert', data: reason, rawAlertId: [ids[1]] });
  await succeeds(createRuleMutation, {
    ...ruleInput({ label: dirty('rule') }),
    contacts: [{ label: dirty('contact'), email: 'jose@example.com' }],
  });
  const company = await graphql(server, editor.accessToken, companyQuery, { filter: { id } });
  const revision = company.data.revisions.identity;
  await succeeds(updateSectionMutation, { id, revision, companyTag: dirty('tag') });
  await succeeds(createCategoryMutation, { text: dirty('category') });
  await sends('PATCH', '/api/user/profile', { fullname: dirty('person') });
  await sends('POST', '/api/feedback', { point: 4, comment: dirty('comment') });
  await sends('POST', '/api/order/sales-order', { customer_name: dirty('customer') });
  const vehicle = { imei: '860999', licensePlate: dirty('plate') };
  const key = { authorization: 'Bearer test-ingest-key-of-company-1' };
  expect((await postJson(server, '/api/ingest/vehicles', [vehicle], key)).status).toBe(200);
  const { code } = await runAdminCommand(
    { ...server, isServing: true },
    { args: ['keys', 'add', '--company', id, '--name', dirty('key')], input: null, folder: '/' },
  );
  expect(code).toBe(0);

  const stored = await everythingStored();
  expect([...unseen].filter((character) => stored.includes(character))).toEqual([]);
  expect(stored).not.toContain('\\u001b');
  expect(stored).not.toContain('\u0301');
  const texts = [
    ...['note', 'reason', 'rule', 'contact', 'tag', 'category', 'person', 'comment', 'customer'],
    'key',
  ].map(clean);
  texts.push(clean('plate').toUpperCase());
  expect(texts.filter((text) => !stored.includes(text))).toEqual([]);
});

it('of an action contains what was understood of it and nothing else (RS-383)', async () => {
  const resolve = '{ "isResolved": true, "isFalseAlert": true, "extra": "<script>" }';
  const { data } = await act(manager, { data: resolve, rawAlertId: [ids[0]] });
  expect(data.data).toBe('{"isResolved":true}');
  const falseAlert = '{"reason":" noise ","isFalseAlert":true,"by":"someone"}';
  await act(manager, { actionType: 'FalseAlert', data: falseAlert, rawAlertId: [ids[1]] });
  const again = '{"isFalseAlert":false,"reason":"kept?"}';
  await act(manager, { actionType: 'FalseAlert', data: again, rawAlertId: [ids[1]] });
  const rows = await readRows<{ data: string }>(
    server.db,
    sql`select data from user_logs order by id desc limit 3`,
  );
  expect(rows.map((row) => row.data)).toEqual([
    '{"isFalseAlert":false}',
    '{"isFalseAlert":true,"reason":"noise"}',
    '{"isResolved":true}',
  ]);
});
