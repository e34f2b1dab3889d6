import { scopes } from '@pantau/core/contract';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql, postJson, signIn, type SignedIn } from '../testing/client.ts';
import { addCompany, addUser, addVehicle, type AddedVehicle } from '../testing/fixtures.ts';
import {
  createRuleMutation,
  ruleInput,
  testNotificationMutation,
} from '../testing/rule-operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

interface Received {
  readonly from: string | false;
  readonly to: readonly string[];
  readonly user: string | undefined;
  /** Header and body as sent. */
  readonly text: string;
}

const received: Received[] = [];
/** Addresses that the mail server does not accept. */
const refused = new Set<string>();
const account = { user: 'pantau', password: 'rahasia' };

const addressOf = ({ mailFrom }: SMTPServerSession['envelope']): string | false =>
  mailFrom === false ? false : mailFrom.address;

/** A mail server that asks for an account. */
const mailServer = new SMTPServer({
  authOptional: false,
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth({ username, password }, _, done) {
    const isKnown = username === account.user && password === account.password;
    done(isKnown ? null : new Error('Unknown account'), { user: username });
  },
  onRcptTo({ address }, _, done) {
    done(refused.has(address) ? new Error('No such mailbox') : null);
  },
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received.push({
        from: addressOf(session.envelope),
        to: session.envelope.rcptTo.map(({ address }) => address),
        user: session.user,
        text: Buffer.concat(chunks).toString(),
      });
      done();
    });
  },
});

let server: TestServer;
let session: SignedIn;
let vehicle: AddedVehicle;

beforeAll(async () => {
  await new Promise<void>((done) => void mailServer.listen(0, '127.0.0.1', done));
  const address = mailServer.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  server = await startTestServer({
    env: {
      PANTAU_SMTP_URL: `smtp://${account.user}:${account.password}@127.0.0.1:${port}`,
      PANTAU_MAIL_FROM: 'Pantau <pantau@fleet.example>',
    },
  });
  await addCompany(server.db, 1);
  vehicle = await addVehicle(server.db, 1, { licensePlate: 'B 9482 KXT' });
  const user = await addUser(server.db, 1, Object.values(scopes), {
    profileEmail: 'rina@fleet.example',
  });
  session = await signIn(server, user);
});
afterAll(async () => {
  await server?.close();
  await new Promise<void>((done) => mailServer.close(done));
});
beforeEach(() => {
  received.length = 0;
  refused.clear();
});

const sendTest = (language: string) =>
  graphql(
    server,
    session.accessToken,
    testNotificationMutation,
    { input: { rule: ruleInput({ label: 'Malam', minThreshold: 80 }), channel: 'email' } },
    { 'accept-language': language },
  );

describe('a mail server', () => {
  it('gets the test notification of a user, signed in with the account of the settings (RS-410)', async () => {
    expect(await sendTest('id')).toMatchObject({ isSuccessful: true, email: 'rina@fleet.example' });
    expect(received).toHaveLength(1);
    const [mail] = received;
    expect(mail).toMatchObject({
      from: 'pantau@fleet.example',
      to: ['rina@fleet.example'],
      user: 'pantau',
    });
    const [header = '', body = ''] = (mail?.text ?? '').split('\r\n\r\n');
    expect(header.split('\r\n')).toEqual(
      expect.arrayContaining([
        'From: Pantau <pantau@fleet.example>',
        'To: rina@fleet.example',
        expect.stringMatching(/^Subject: \[.+\] Malam: B 9482 KXT$/),
        'Content-Type: text/plain; charset=utf-8',
      ]),
    );
    // Long lines are broken with an equals sign.
    expect(body.replaceAll('=\r\n', '')).toContain('Melebihi batas kecepatan (80 km/jam)');
  });

  it('that refuses a test notification is reported to the user in their language (RS-410)', async () => {
    refused.add('rina@fleet.example');
    const [english, indonesian] = [await sendTest('en'), await sendTest('id')];
    expect(english).toMatchObject({ isSuccessful: false, errorName: 'INTERNAL', email: null });
    expect(english.message).not.toBe('');
    expect(indonesian.message).not.toBe(english.message);
    expect(received).toEqual([]);
  });

  it('gets the emails of a rule’s contacts (RS-410)', async () => {
    const contacts = [{ email: 'posko@fleet.example' }];
    await graphql(server, session.accessToken, createRuleMutation, {
      input: ruleInput({ alertCode: 5, label: 'Pintu', contacts }),
    });
    const createdOn = new Date(server.clock.now() - 1_000).toISOString();
    const alert = { imei: vehicle.imei, alertCode: 5, createdOn };
    await postJson(server, '/api/ingest/alerts', [alert], {
      authorization: 'Bearer test-ingest-key-of-company-1',
    });
    await expect.poll(() => received.map(({ to }) => to)).toEqual([['posko@fleet.example']]);
    expect(received[0]?.text).toContain('Subject: Pintu: B 9482 KXT\r\n');
  });
});
