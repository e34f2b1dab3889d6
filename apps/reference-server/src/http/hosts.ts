import type { FastifyInstance } from 'fastify';
import { languageOf } from '../lib/language.ts';
import { translate } from '../lib/messages.ts';

/** Load balancers ask by address. */
const ANY_HOST = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;

/** Whether the server answers for a host; without a list it answers for any. */
export const isOwnHost = (hosts: readonly string[], host: string | undefined): boolean =>
  hosts.length === 0 || hosts.includes(host?.toLowerCase() ?? '');

/**
 * Refuses requests for other hosts (PANTAU_HOSTS): a page of another domain whose address was changed to that of this
 * server would otherwise count as a page of it.
 */
export function registerHosts(fastify: FastifyInstance, hosts: readonly string[]): void {
  fastify.addHook('onRequest', async (request, reply) => {
    if (isOwnHost(hosts, request.headers.host) || ANY_HOST.test(request.url)) return;
    const message = translate(languageOf(request.headers['accept-language']), 'otherHost');
    return reply.status(421).send({ errorName: 'NOT_FOUND', message });
  });
}
