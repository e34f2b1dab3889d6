import { createHttpProfileSource } from '@pantau/company-settings/profile/http';
import { type ProfileHarness, profileSourceContract } from '@pantau/company-settings/testing';
import { describe, it } from 'vitest';
import { postJson } from '../../apps/reference-server/src/testing/client.ts';
import { type AddedUser, PASSWORD } from '../../apps/reference-server/src/testing/fixtures.ts';
import { shareServer } from './shared-server.ts';

const shared = shareServer();

/** Signs in from a browser of this name, a second after the previous sign-in. */
async function signInWith({ email }: AddedUser, userAgent: string) {
  const { server } = shared;
  server.clock.shift(1_000);
  const body = { email, password: PASSWORD };
  const response = await postJson(server, '/api/session', body, { 'user-agent': userAgent });
  const { accessToken } = (await response.json()) as { readonly accessToken: string };
  const getToken = () => Promise.resolve(accessToken);
  return createHttpProfileSource({ baseUrl: server.url, locale: 'en', getToken });
}

async function create(): Promise<ProfileHarness> {
  const companyId = await shared.addCompany({ name: 'PT Satu' });
  const { user, connection } = await shared.addUser(companyId, [], { role: 'dispatcher' });
  const stranger = await shared.addUser(companyId, []);
  return {
    source: createHttpProfileSource(connection),
    stranger: createHttpProfileSource(stranger.connection),
    initial: {
      fullname: user.fullname,
      email: null,
      phoneNo: null,
      companyName: 'PT Satu',
      role: 'dispatcher',
    },
    signIn: (userAgent) => signInWith(user, userAgent),
    close: () => undefined,
  };
}

profileSourceContract({ name: 'The HTTP adapter', create, describe, it });
