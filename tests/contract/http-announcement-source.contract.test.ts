import { scopes } from '@pantau/core/contract';
import { createLiveChannel, createTokenSource } from '@pantau/core/transport';
import { createHttpAnnouncementSource } from '@pantau/shell/http';
import { type AnnouncementHarness, announcementSourceContract } from '@pantau/shell/testing';
import { describe, it } from 'vitest';
import { graphql, postJson } from '../../apps/reference-server/src/testing/client.ts';
import { payloadQuery } from '../../apps/reference-server/src/testing/operations.ts';
import { shareServer } from './shared-server.ts';

const shared = shareServer({ settings: { pongSeconds: 0.2 } });

const both = [scopes.systemNotification, scopes.systemNotificationCreate];

/** Adds a company with one user, whose live channel is open. */
async function addSource() {
  const companyId = await shared.addCompany({ flags: ['vsms2_system_notification'] });
  const { user, connection } = await shared.addUser(companyId, both);
  const { server } = shared;
  const { getToken } = connection;
  const accessToken = await getToken();
  const live = createLiveChannel({ url: server.url, tokens: createTokenSource({ getToken }) });
  const { payload } = await graphql(server, accessToken, payloadQuery, {
    filter: { filterByType: ['SystemNotif'] },
  });
  const source = createHttpAnnouncementSource({
    ...connection,
    userId: String(user.id),
    live,
  });
  live.setTags(payload);
  await connect(live);
  return { source, live, accessToken };
}

/** Resolves once the channel is live. */
const connect = (live: ReturnType<typeof createLiveChannel>): Promise<void> =>
  new Promise((resolve) => {
    const leave = live.subscribe((event) => {
      if (event.kind !== 'status' || event.status.state !== 'live') return;
      leave();
      resolve();
    });
    live.connect();
  });

const wire = (content: Parameters<AnnouncementHarness['publish']>[0]['content']): unknown => {
  switch (content.action) {
    case 'pop_up_image':
      return content.image;
    case 'carousel_image':
      return content.images;
    case 'pop_up_video':
      return content.sources.map(({ url, contentType }) => ({ url, content_type: contentType }));
    default:
      return content.link;
  }
};

/** Creates two companies on the shared server. */
async function create(): Promise<AnnouncementHarness> {
  const { source, live, accessToken } = await addSource();
  const foreign = await addSource();
  return {
    source,
    foreign: foreign.source,
    async publish({ title, description, thumbnail, content }) {
      shared.server.clock.shift(1_000);
      const data = { title, description, data: wire(content) };
      const body = { action: content.action, data, thumbnail };
      const headers = { authorization: `Bearer ${accessToken}` };
      const response = await postJson(shared.server, '/api/system-notification', body, headers);
      const published = (await response.json()) as { data: { system_notification_uuid: string } };
      return published.data.system_notification_uuid;
    },
    now: () => shared.server.clock.now(),
    async reconnect() {
      live.close();
      await connect(live);
    },
    close() {
      live.close();
      foreign.live.close();
    },
  };
}

announcementSourceContract({ name: 'The HTTP adapter', create, describe, it });
