import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Settings } from '../settings/settings.ts';

export type TrustsProxy = (address: string, hop: number) => boolean;

/**
 * Which proxies are believed about the address of a client. Fastify trusts nobody when it is given a number, because
 * it cannot know that only proxies reach the server.
 */
export const trustedProxies = (proxies: Settings['trustProxy']): TrustsProxy =>
  typeof proxies === 'number' ? (_, hop) => hop < proxies : proxyAddr.compile([...proxies]);

/** Address of the client behind the trusted proxies. */
export const clientAddress = (request: IncomingMessage, trusts: TrustsProxy): string =>
  proxyAddr(request, trusts);
