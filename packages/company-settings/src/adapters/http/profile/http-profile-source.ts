import {
  type ServerOptions,
  connectServer,
  createRestClient,
  parseWire,
} from '@pantau/core/transport';
import * as v from 'valibot';
import type { ProfileSource } from '../../../engine/profile/profile-source.ts';
import type { Profile, UserSession } from '../../../engine/profile/profile.ts';
import { withField } from '../with-field.ts';

export type HttpProfileSourceOptions = ServerOptions;

const text = v.nullish(v.string(), null);
const instant = v.pipe(
  v.string(),
  v.transform((value) => Date.parse(value)),
  v.number(),
);

const profileResponse = v.object({
  data: v.pipe(
    v.object({
      fullname: v.string(),
      email: text,
      phoneNo: text,
      companyName: v.string(),
      accessRight: text,
    }),
    v.transform(({ accessRight, ...profile }): Profile => ({ ...profile, role: accessRight })),
  ),
});

const session = v.pipe(
  v.object({
    id: v.string(),
    createdOn: instant,
    lastUsedOn: instant,
    userAgent: text,
    isCurrent: v.boolean(),
  }),
  v.transform(({ createdOn, lastUsedOn, ...rest }): UserSession => ({
    ...rest,
    signedInAt: createdOn,
    lastUsedAt: lastUsedOn,
  })),
);

const sessionsResponse = v.object({ data: v.array(session) });

/** Creates the source of the user's profile over the wire contract (REST). */
export function createHttpProfileSource(options: HttpProfileSourceOptions): ProfileSource {
  const { origin, http } = connectServer(options);
  const rest = createRestClient({ ...http, baseUrl: `${origin}/api` });
  const parseProfile = (response: unknown): Profile =>
    parseWire(profileResponse, response, 'The profile').data;
  return {
    async profile(signal) {
      return parseProfile(await rest.request('GET', '/user/profile', { signal }));
    },
    async saveProfile(changes, signal) {
      try {
        const request = { body: changes, signal };
        return parseProfile(await rest.request('PATCH', '/user/profile', request));
      } catch (error) {
        throw withField(error);
      }
    },
    async sessions(signal) {
      const response = await rest.request('GET', '/user/sessions', { signal });
      return parseWire(sessionsResponse, response, 'The sessions').data;
    },
    async endSession(id, signal) {
      await rest.request('DELETE', `/user/sessions/${encodeURIComponent(id)}`, { signal });
    },
    async endOtherSessions(signal) {
      await rest.request('DELETE', '/user/sessions', { signal });
    },
  };
}
