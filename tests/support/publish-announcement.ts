import type { Server } from './server.ts';
import { password, users } from './users.ts';

/** What the publishing call takes. */
export interface PublishedAnnouncement {
  readonly action: string;
  readonly data: {
    readonly title: string;
    readonly description: string;
    readonly data: unknown;
  };
}

/** Publishes an announcement as the manager, with the call of the contract. Resolves with the status. */
export async function publishAnnouncement(
  { origin }: Server,
  announcement: PublishedAnnouncement,
): Promise<number> {
  const post = async (path: string, body: object, headers = {}): Promise<Response> =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const session = await post('/api/session', { email: users.manager, password });
  const { accessToken } = (await session.json()) as { accessToken: string };
  const authorization = `Bearer ${accessToken}`;
  return (await post('/api/system-notification', announcement, { authorization })).status;
}

/** An announcement of a page of the application, or of another site. */
export const announcementOfLink = (
  action: 'internal_link' | 'external_link',
  title: string,
  link: string,
): PublishedAnnouncement => ({
  action,
  data: { title, description: 'Gunakan jalur lingkar.', data: link },
});
