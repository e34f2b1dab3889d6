import { scopes } from '@pantau/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '../access/roles.ts';
import { ingestKeys, users } from '../db/schema.ts';
import { seedCompanies } from '../seed/seed-companies.ts';
import { hashPassword } from '../session/passwords.ts';
import { postJson } from '../testing/client.ts';
import { payloadQuery } from '../testing/operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { runAdminCommand, type AdminResult } from './admin-program.ts';
import { applyRoles } from './users.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await succeed('companies add --name PT_Maju_Jaya --time-zone Asia/Makassar');
});
afterAll(() => server.close());

/** Arguments are separated by spaces. */
const run = (command: string, input: string | null = null): Promise<AdminResult> =>
  runAdminCommand({ ...server, isServing: true }, { args: command.split(' '), input, folder: '/' });

async function succeed(command: string, input: string | null = null): Promise<string> {
  const result = await run(command, input);
  expect(result).toMatchObject({ code: 0, errors: '' });
  return result.output;
}

async function problemOf(command: string, input: string | null = null): Promise<string> {
  const { code, errors } = await run(command, input);
  expect(code).toBe(1);
  return errors;
}

const password = 'eleven chars';
const add = (email: string, role = 'dispatcher'): Promise<string> =>
  succeed(`users add --email ${email} --name Budi --role ${role} --password-stdin`, password);

interface SignedInBody {
  readonly accessToken: string;
  readonly user: { readonly scopes: string[]; readonly timeZone: string };
}

async function signIn(email: string, given = password): Promise<SignedInBody | number> {
  const response = await postJson(server, '/api/session', { email, password: given });
  return response.status === 200 ? ((await response.json()) as SignedInBody) : response.status;
}

async function accessTokenOf(email: string): Promise<string> {
  const session = await signIn(email);
  if (typeof session === 'number') throw new Error(`Sign-in failed with ${session}.`);
  return session.accessToken;
}

const callStatus = async (accessToken: string): Promise<number> => {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await postJson(server, '/graphql', { query: payloadQuery }, headers)).status;
};

describe('the first user', () => {
  it('is added to the only company and signs in with the printed password (RS-350)', async () => {
    const output = await succeed('users add --email Rina@Maju.example --name Rina --role manager');
    const printed = /^Password, shown only now: (\S{16})$/m.exec(output)?.[1] ?? '';
    expect(await signIn('rina@maju.example', printed)).toMatchObject({
      user: { fullname: 'Rina', companyName: 'PT_Maju_Jaya', timeZone: 'Asia/Makassar' },
    });
    expect(await succeed('users list')).toMatch(/^rina@maju\.example +Rina +1 +manager +active$/m);
    expect(await succeed('companies list')).toMatch(
      /^1 +PT_Maju_Jaya +Asia\/Makassar +1 +active$/m,
    );
  });

  it('has both languages and announcements in a new company (RS-640)', async () => {
    await add('languages@maju.example');
    const flags = ['vsms2_bilingual', 'vsms2_system_notification'];
    expect(await signIn('languages@maju.example')).toMatchObject({ user: { flags } });
  });

  it('is refused with a reason when a value is not valid, and nothing is stored (RS-350)', async () => {
    await add('first@maju.example');
    const valid = { email: 'x@maju.example', name: 'X', role: 'viewer' };
    const problem = (changes: Partial<typeof valid>, input = password): Promise<string> => {
      const { email, name, role } = { ...valid, ...changes };
      return problemOf(
        `users add --email ${email} --name ${name} --role ${role} --password-stdin`,
        input,
      );
    };
    expect(await problem({ email: 'nobody' })).toContain("'nobody' is not an email address");
    expect(await problem({ role: 'boss' })).toContain('manager, dispatcher, viewer, driver');
    expect(await problem({ email: 'FIRST@maju.example' })).toContain('already a user');
    expect(await problem({}, 'too short')).toContain('10 to 1024 characters');
    expect(await problem({}, '')).toContain('No password was given');
    expect(await problemOf('companies add --name X --time-zone Mars/North')).toContain('IANA');
    expect(await problemOf('companies add --name X --type bank')).toContain('whitelabel');
    expect(await problemOf('users add --email a@b.example')).toContain('--name');
    expect(await server.db.$count(users, eq(users.email, valid.email))).toBe(0);
  });

  it('needs a named company where there are several (RS-350)', async () => {
    expect(await succeed('companies add --name Second')).toBe('Company 2: Second\n');
    const command = 'users add --email second@two.example --name S --role viewer';
    expect(await problemOf(command)).toContain('choose one with --company');
    expect(await problemOf(`${command} --company 9`)).toContain('no company 9');
    await succeed(`${command} --company 2`);
    expect(await succeed('users list --company 2')).not.toContain('maju');
  });
});

describe('a role', () => {
  it('is a set of scopes, which a change of role replaces (RS-351)', async () => {
    await succeed(
      'users add --email role@maju.example --name R --role viewer --company 1 --password-stdin',
      password,
    );
    const scopesOf = async (): Promise<string[]> => {
      const session = await signIn('role@maju.example');
      return typeof session === 'number' ? [] : [...session.user.scopes].sort();
    };
    expect(await scopesOf()).toEqual([...roles.viewer].sort());
    await succeed('users role role@maju.example driver');
    expect(await scopesOf()).toEqual([...roles.driver].sort());
    expect(await problemOf('users role role@maju.example boss')).toContain('not a role');
  });

  it('gives its users the scopes of this version at the next start (RS-351)', async () => {
    await succeed(
      'users add --email older@maju.example --name O --role viewer --company 1 --password-stdin',
      password,
    );
    const older = eq(users.email, 'older@maju.example');
    await server.db
      .update(users)
      .set({ scopes: [scopes.alertAction] })
      .where(older);
    expect(await applyRoles(server.db)).toBe(1);
    expect(await applyRoles(server.db)).toBe(0);
    const [row] = await server.db.select({ scopes: users.scopes }).from(users).where(older);
    expect([...(row?.scopes ?? [])].sort()).toEqual([...roles.viewer].sort());
  });
});

describe('the sessions of a user', () => {
  const email = 'session@maju.example';
  beforeAll(() =>
    succeed(
      `users add --email ${email} --name S --role dispatcher --company 1 --password-stdin`,
      password,
    ),
  );

  it('end with a new password, which is the only valid one then (RS-352)', async () => {
    const token = await accessTokenOf(email);
    expect(await callStatus(token)).toBe(200);
    await succeed(`users password ${email} --password-stdin`, 'another password\n');
    expect(await callStatus(token)).toBe(401);
    expect(await signIn(email)).toBe(401);
    expect(await signIn(email, 'another password')).toMatchObject({ user: { fullname: 'S' } });
    await succeed(`users password ${email} --password-stdin`, password);
  });

  it('end when the user is deactivated, who is refused until activated (RS-352)', async () => {
    const token = await accessTokenOf(email);
    await succeed(`users deactivate ${email}`);
    expect([await callStatus(token), await signIn(email)]).toEqual([401, 401]);
    await succeed(`users activate ${email}`);
    expect(await callStatus(token)).toBe(401);
    expect(await callStatus(await accessTokenOf(email))).toBe(200);
  });

  it('are ended on command and counted (RS-352)', async () => {
    await succeed(`users sign-out ${email}`);
    const tokens = [await accessTokenOf(email), await accessTokenOf(email)];
    expect(await succeed(`users sign-out ${email}`)).toBe(`Ended sessions of ${email}: 2\n`);
    expect(await Promise.all(tokens.map(callStatus))).toEqual([401, 401]);
    expect(await problemOf('users sign-out nobody@maju.example')).toContain('no user');
  });
});

describe('an ingest key', () => {
  const vehicle = [{ imei: '868618052108056', licensePlate: 'B 8424 MKH' }];
  const ingestStatus = async (key: string): Promise<number> => {
    const headers = { authorization: `Bearer ${key}` };
    return (await postJson(server, '/api/ingest/vehicles', vehicle, headers)).status;
  };

  it('is shown once, stored as a hash, used, and refused 2 s after it was revoked (RS-353)', async () => {
    const output = await succeed('keys add --name Traccar --company 1');
    const key = /now: (\S{43})$/m.exec(output)?.[1] ?? '';
    expect(await ingestStatus(key)).toBe(200);
    expect(await ingestStatus(`${key.slice(1)}A`)).toBe(401);

    const [row] = await server.db.select().from(ingestKeys);
    expect(JSON.stringify(row)).not.toContain(key);
    expect(row?.lastUsedOn).not.toBeNull();
    expect(await succeed('keys list --company 1')).toMatch(/Traccar .* valid$/m);

    await succeed(`keys revoke ${row?.id}`);
    server.clock.shift(2_000);
    expect(await ingestStatus(key)).toBe(401);
    expect(await succeed('keys list')).toMatch(/Traccar .* revoked$/m);
    expect(await problemOf(`keys revoke ${row?.id}`)).toContain('no valid ingest key');
  });

  it('belongs to one of several of its company, and is replaced without a pause (RS-353)', async () => {
    const create = async (): Promise<string> =>
      /now: (\S{43})$/m.exec(await succeed('keys add --name Camera --company 2'))?.[1] ?? '';
    const keys = [await create(), await create()];
    const body = [{ imei: '868618052108057', licensePlate: 'B 1 TWO' }];
    for (const key of keys) {
      const headers = { authorization: `Bearer ${key}` };
      const response = await postJson(server, '/api/ingest/vehicles', body, headers);
      expect(response.status).toBe(200);
    }
    const rows = await server.db.query.vehicles.findMany();
    expect(rows.filter((row) => row.licensePlate === 'B 1 TWO')).toMatchObject([{ companyId: 2 }]);
  });
});

describe('a demo user', () => {
  it('cannot sign in to a server without the demo (RS-355)', async () => {
    const hash = await hashPassword(password, { n: 1_024, r: 8, p: 1 });
    const demo = await startTestServer({
      seed: (db) => db.transaction(async (tx) => void (await seedCompanies(tx, hash))),
    });
    const body = { email: 'manager@demo.pantau.example', password };
    expect((await postJson(demo, '/api/session', body)).status).toBe(401);
    await demo.close();
  });
});

describe('a command', () => {
  it('that does not exist is an error; help is printed on request (RS-350)', async () => {
    expect((await run('users remove x')).code).not.toBe(0);
    expect(await succeed('users --help')).toContain('sign-out');
  });
});
