import type { OperationName } from '@pantau/core/contract/operations';
import { banners } from '../db/schema.ts';
import { one, server, session } from './operation-server.ts';

const send = async (method: string, path: string, body?: object): Promise<number> => {
  const headers = {
    authorization: `Bearer ${session.accessToken}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  return (await fetch(server.url + path, init)).status;
};

const texts = { titleIdn: 'A', titleEng: 'A', textIdn: 'B', textEng: 'B' };

/** One request for each operation of the prompts. */
export const promptRequests: Partial<Record<OperationName, () => Promise<boolean>>> = {
  'REST GET /api/feedback-status': async () => (await send('GET', '/api/feedback-status')) === 200,
  'REST GET /api/satisfaction-status': async () =>
    (await send('GET', '/api/satisfaction-status')) === 200,
  'REST POST /api/satisfaction': async () =>
    (await send('POST', '/api/satisfaction', { point: 5, comment: '' })) === 201,
  'REST POST /api/feedback': async () =>
    (await send('POST', '/api/feedback', { point: 5, comment: '' })) === 201,
  'REST GET /api/banner-active': async () => (await send('GET', '/api/banner-active')) === 200,
  'REST GET /api/banner-active/company': async () => {
    await server.db.insert(banners).values({ companyId: one.id, ...texts });
    const domain = new URL(server.url).hostname;
    return (await send('GET', `/api/banner-active/company?domain=${domain}`)) === 200;
  },
  'REST PATCH /api/user/profile': async () =>
    (await send('PATCH', '/api/user/profile', { phoneNo: '+62811000000' })) === 200,
  'REST GET /api/referral': async () => (await send('GET', '/api/referral')) === 200,
};
