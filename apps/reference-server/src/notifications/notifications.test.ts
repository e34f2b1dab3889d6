import { scopes } from '@pantau/core/contract';
import { eq } from 'drizzle-orm';
import { createServer, type Server, type Socket } from 'node:net';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contacts, users } from '../db/schema.ts';
import { graphql, postJson, signIn, type SignedIn } from '../testing/client.ts';
import {
  addCompany,
  addUser,
  addVehicle,
  type AddedUser,
  type AddedVehicle,
} from '../testing/fixtures.ts';
import {
  createRuleMutation,
  ruleInput,
  testNotificationMutation,
  updateRulesMutation,
} from '../testing/rule-operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createFileOutbox } from './file-outbox.ts';
import type { Mail } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

let server: TestServer;
let user: AddedUser;
let session: SignedIn;
let vehicle: AddedVehicle;
let mails: Mail[] = [];
let isRefusing = false;

beforeAll(async () => {
  server = await startTestServer({
    mailer: {
      async send(mail) {
        if (isRefusing) throw new Error('refused');
        mails.push(mail);
      },
      close: async () => {},
    },
  });
  await addCompany(server.db, 1);
  user = await addUser(server.db, 1, Object.values(scopes), {
    profileEmail: 'rina@fleet.example',
  });
  vehicle = await addVehicle(server.db, 1, { licensePlate: 'B 9482 KXT' });
  session = await signIn(server, user);
});
afterAll(() => server.close());
beforeEach(() => {
  mails = [];
});

const create = (changes: object, language = 'en') =>
  graphql(
    server,
    session.accessToken,
    createRuleMutation,
    { input: ruleInput(changes) },
    { 'accept-language': language },
  );

const headers = { authorization: 'Bearer test-ingest-key-of-company-1' };
let second = 0;
async function postAlert(alertCode: number, imei = vehicle.imei): Promise<void> {
  second += 1;
  const createdOn = new Date(server.clock.now() - second * 1_000).toISOString();
  await postJson(server, '/api/ingest/alerts', [{ imei, alertCode, createdOn }], headers);
}

describe('an ingested alert', () => {
  it('is sent to the recipients of its rules, each in the language of the contact (RS-257)', async () => {
    await create({ alertCode: 5, label: 'Doors', contacts: [{ email: 'en@fleet.example' }] });
    await create({ alertCode: 5, label: 'Pintu', contacts: [{ email: 'id@fleet.example' }] }, 'id');
    await create({
      alertCode: 5,
      label: 'Off',
      isActive: false,
      contacts: [{ email: 'x@y.example' }],
    });
    await create({ alertCode: 5, label: 'Nobody', userIds: [String(user.id)] });
    await postAlert(5);
    await expect.poll(() => mails.length).toBe(2);
    expect(mails[0]).toMatchObject({ to: 'en@fleet.example', subject: 'Doors: B 9482 KXT' });
    expect(mails[0]?.text).toContain('Door opened');
    expect(mails[1]).toMatchObject({ to: 'id@fleet.example', subject: 'Pintu: B 9482 KXT' });
    expect(mails[1]?.text).toContain('Pintu terbuka');
  });

  it('is sent to a changed address, and to nobody once the rule is inactive (RS-257)', async () => {
    const { alertRuleId } = await create({
      alertCode: 6,
      contacts: [{ email: 'old@fleet.example' }],
    });
    const { db } = server;
    await db
      .update(contacts)
      .set({ email: 'new@fleet.example' })
      .where(eq(contacts.email, 'old@fleet.example'));
    await postAlert(6);
    await expect.poll(() => mails.map(({ to }) => to)).toEqual(['new@fleet.example']);
    const input = { selectionMode: 'Selection', alertRuleIds: [alertRuleId], isActive: false };
    await graphql(server, session.accessToken, updateRulesMutation, { input });
    await create({ alertCode: 6, label: 'Other', contacts: [{ email: 'other@fleet.example' }] });
    await postAlert(6);
    await expect.poll(() => mails.map(({ to }) => to)).toContain('other@fleet.example');
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Speeding: B 9482 KXT',
      'Other: B 9482 KXT',
    ]);
  });

  it('of a device that is registered later is sent then (RS-257)', async () => {
    await create({ alertCode: 4, label: 'Tampering', contacts: [{ email: 't@fleet.example' }] });
    await postAlert(4, '860000000099999');
    const body = [{ imei: '860000000099999', licensePlate: 'B 7 NEW' }];
    expect((await postJson(server, '/api/ingest/vehicles', body, headers)).status).toBe(200);
    await expect.poll(() => mails.map(({ subject }) => subject)).toEqual(['Tampering: B 7 NEW']);
  });
});

describe('a test notification', () => {
  const test = (changes: object = {}) =>
    graphql(server, session.accessToken, testNotificationMutation, {
      input: { rule: ruleInput(changes), channel: 'email' },
    });

  it('goes to the own address and nobody else (RS-261)', async () => {
    const contact = { contacts: [{ email: 'gate@fleet.example' }] };
    const result = await test({ minThreshold: 80, label: 'Night', ...contact });
    expect(result).toMatchObject({ isSuccessful: true, email: 'rina@fleet.example' });
    expect(mails).toMatchObject([
      { to: 'rina@fleet.example', subject: '[Test] Night: B 9482 KXT' },
    ]);
    expect(mails[0]?.text).toContain('80 km/h');
  });

  it('says why it is not sent (RS-261)', async () => {
    const invalid = await test({ label: '' });
    expect(invalid).toMatchObject({
      errorName: 'INVALID_INPUT',
      fieldErrors: [{ field: 'label' }],
    });
    isRefusing = true;
    expect(await test()).toMatchObject({ errorName: 'INTERNAL', email: null });
    isRefusing = false;
    await server.db.update(users).set({ profileEmail: null }).where(eq(users.id, user.id));
    expect((await test()).message).toContain('profile');
    expect(mails).toEqual([]);
  });

  it('is limited to five per minute and user (RS-261)', async () => {
    const { accessToken } = await signIn(
      server,
      await addUser(server.db, 1, [scopes.alertRuleRead], { profileEmail: 'm@fleet.example' }),
    );
    const input = { rule: ruleInput(), channel: 'email' };
    const names = [];
    for (let index = 0; index < 6; index += 1) {
      const result = await graphql(server, accessToken, testNotificationMutation, { input });
      names.push(result.errorName);
    }
    expect(names).toEqual([null, null, null, null, null, 'TOO_MANY_ATTEMPTS']);
  });
});

it('a server that stops sends what is waiting before it closes the mailer (RS-267)', async () => {
  const events: string[] = [];
  const stopping = await startTestServer({
    mailer: {
      async send({ subject }) {
        await new Promise((done) => setImmediate(done));
        events.push(subject);
      },
      close: async () => void events.push('closed'),
    },
  });
  await addCompany(stopping.db, 1);
  const { imei } = await addVehicle(stopping.db, 1, { licensePlate: 'B 9482 KXT' });
  const owner = await addUser(stopping.db, 1, Object.values(scopes));
  const { accessToken } = await signIn(stopping, owner);
  const input = ruleInput({ alertCode: 5, label: 'Doors', contacts: [{ email: 'a@b.example' }] });
  await graphql(stopping, accessToken, createRuleMutation, { input });
  const now = stopping.clock.now();
  for (const ago of [3_000, 2_000, 1_000]) {
    const alert = { imei, alertCode: 5, createdOn: new Date(now - ago).toISOString() };
    await postJson(stopping, '/api/ingest/alerts', [alert], headers);
  }
  await expect.poll(() => events).toEqual(['Doors: B 9482 KXT']);
  await stopping.close();
  expect(events.slice(1)).toEqual([expect.stringMatching(/^Doors: 2 /), 'closed']);
});

const mail: Mail = { to: 'gate@fleet.example', subject: 'Pintu: B 1 X', text: 'Terbuka “lama”\n' };
const from = 'Pantau <pantau@fleet.example>';

describe('the outbox', () => {
  it('keeps the newest 500 emails as files (RS-262)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pantau-outbox-'));
    const outbox = createFileOutbox(join(folder, 'outbox'), from, { now: () => 0 });
    for (let index = 1; index <= 502; index += 1) {
      await outbox.send({ ...mail, subject: `No. ${index}` });
    }
    await outbox.close();
    const files = (await readdir(join(folder, 'outbox'))).sort();
    const first = await readFile(join(folder, 'outbox', files[0] ?? ''), 'utf8');
    await rm(folder, { recursive: true });
    expect(files).toHaveLength(500);
    expect(first).toContain('Subject: No. 3\r\n');
    expect(first).toContain('From: Pantau <pantau@fleet.example>\r\n');
    expect(first).toContain('To: gate@fleet.example\r\n');
  });
});

describe('a mail server', () => {
  /** Accepts emails over SMTP and records what it is sent. */
  function startMailServer(): Promise<{ readonly server: Server; readonly lines: string[] }> {
    const lines: string[] = [];
    const respond = (socket: Socket): void => {
      let isData = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
          lines.push(line);
          if (isData && line !== '.') continue;
          if (line === 'DATA') socket.write('354 go on\r\n');
          else if (line === 'QUIT') socket.end('221 bye\r\n');
          else socket.write('250 ok\r\n');
          isData = line === 'DATA';
        }
      });
    };
    return new Promise((resolve) => {
      const listening = createServer(respond).listen(0, '127.0.0.1', () =>
        resolve({ server: listening, lines }),
      );
    });
  }

  it('gets the email over SMTP, and its refusal is reported (RS-262)', async () => {
    const { server: mailServer, lines } = await startMailServer();
    const address = mailServer.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, from);
    await mailer.send(mail);
    await mailer.close();
    expect(lines).toContain('MAIL FROM:<pantau@fleet.example>');
    expect(lines).toContain('RCPT TO:<gate@fleet.example>');
    expect(lines).toContain('Subject: Pintu: B 1 X');
    await new Promise((resolve) => mailServer.close(resolve));
    const unreachable = createSmtpMailer(`smtp://127.0.0.1:${port}`, from);
    await expect(unreachable.send(mail)).rejects.toThrow();
    await unreachable.close();
  });
});
