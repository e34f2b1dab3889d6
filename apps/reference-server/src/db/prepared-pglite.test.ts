import { afterAll, beforeAll, expect, it } from 'vitest';
import { PreparedPglite } from './prepared-pglite.ts';

let client: PreparedPglite;

beforeAll(async () => {
  client = await PreparedPglite.openInMemory();
  await client.exec('create table item (id integer primary key, label text, made timestamptz)');
});
afterAll(() => client.close());

const prepared = async (like: string): Promise<string[]> => {
  // Not through `query`, which would prepare it.
  const [result] = await client.exec(
    `select name from pg_prepared_statements where statement like '${like}' order by prepare_time`,
  );
  return (result?.rows ?? []).map((row) => String(row['name']));
};

const add = 'insert into item (id, label) values ($1, $2) returning id';

it('prepares a query once, for any values (RS-140)', async () => {
  await client.query(add, [1, 'one']);
  await client.query(add, [2, null]);
  const text = 'select id, label from item where id = any($1) order by id';
  for (const [ids, labels] of [
    [[1], ['one']],
    [
      [1, 2],
      ['one', null],
    ],
    [[3], []],
  ] as const) {
    const { rows } = await client.query<{ label: string | null }>(text, [ids]);
    expect(rows.map(({ label }) => label)).toEqual(labels);
  }
  expect(await prepared('select id, label%')).toHaveLength(1);
});

it('returns rows as objects or arrays, and times as text', async () => {
  const text = "select 1 as one, '2026-01-02 03:04:05+00'::timestamptz as at, array[1, 2] as many";
  const { rows } = await client.query(text, [], { rowMode: 'array' });
  const [[one, at, many] = []] = rows as unknown[][];
  expect([one, many]).toEqual([1, [1, 2]]);
  expect(Date.parse(String(at))).toBe(Date.UTC(2026, 0, 2, 3, 4, 5));
  expect(typeof at).toBe('string');
  expect((await client.query(text)).rows).toEqual([{ one, at, many }]);
});

it('prepares a query again after 200 uses, when tables may have grown', async () => {
  const text = 'select count(*) as again from item';
  await client.query(text);
  const [first] = await prepared('%as again%');
  for (let uses = 1; uses < 200; uses += 1) await client.query(text);
  expect(await prepared('%as again%')).toEqual([first]);
  await client.query(text);
  const second = await prepared('%as again%');
  expect(second).toHaveLength(1);
  expect(second).not.toEqual([first]);
});

it('keeps the 200 queries used last, and no very long one', async () => {
  const many = (index: number): string => `select ${index} as many`;
  for (let index = 0; index < 200; index += 1) await client.query(many(index));
  await client.query(many(0));
  await client.query(many(200));
  const names = await prepared('select % as many');
  expect(names).toHaveLength(200);
  expect(await prepared(many(0))).toHaveLength(1);
  expect(await prepared(many(1))).toHaveLength(0);

  const long = `select 1 /* ${'long '.repeat(2_000)} */`;
  await client.query(long);
  await client.query(long);
  expect(await prepared('select 1 /* long%')).toHaveLength(0);
  expect(await prepared('select % as many')).toHaveLength(200);
});

it('works after queries that fail, inside and outside a transaction (RS-140)', async () => {
  const broken = 'select * from missing where id = $1';
  await expect(client.query(broken, [1])).rejects.toThrow(/missing/);
  await client.query(add, [10, 'ten']);
  await expect(client.query(add, [10, 'again'])).rejects.toMatchObject({ code: '23505' });
  await expect(
    client.transaction(async (tx) => {
      await tx.query(add, [11, 'eleven']);
      await tx.query(add, [10, 'again']);
    }),
  ).rejects.toMatchObject({ code: '23505' });
  await expect(
    client.transaction(async (tx) => {
      await tx.query(add, [11, 'eleven']);
      await tx.query(broken, [1]);
    }),
  ).rejects.toThrow(/missing/);
  expect((await client.query(add, [11, 'eleven'])).rows).toEqual([{ id: 11 }]);
});

it('does not let other queries into a transaction (RS-140)', async () => {
  const count = 'select count(*)::integer as count from item where id = 20';
  let outside: Promise<unknown> | undefined;
  await client.transaction(async (tx) => {
    await tx.query(add, [20, 'twenty']);
    outside = client.query(count).then(({ rows }) => rows);
    expect((await tx.query(count)).rows).toEqual([{ count: 1 }]);
    await tx.rollback();
    expect(() => tx.query(count)).toThrow('The transaction has ended.');
  });
  expect(await outside).toEqual([{ count: 0 }]);
});
