import { lookup as resolveHost, type LookupAddress } from 'node:dns';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Reads a text from an address that a user has entered. */
export type ReadPublicText = (url: URL) => Promise<string>;

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 256 * 1024;

/** Networks that are not on the public internet (IANA special-purpose registries), and those that lead into them. */
const privateNetworks = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  privateNetworks.addSubnet(address, prefix, 'ipv4');
}
for (const [address, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  privateNetworks.addSubnet(address, prefix, 'ipv6');
}

export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  return version !== 0 && !privateNetworks.check(address, version === 4 ? 'ipv4' : 'ipv6');
};

const refusal = (host: string): Error => new Error(`${host} is not on the public internet.`);

/** Connects only to what it has checked: a name cannot lead elsewhere between the check and the connection. */
const lookupPublic: LookupFunction = (host, options, callback) => {
  resolveHost(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error !== null) return callback(error, '', 0);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(refusal(host), '', 0);
    }
    if (options.all === true) return callback(null, addresses);
    const [first] = addresses;
    callback(null, first?.address ?? '', first?.family ?? 0);
  });
};

/**
 * Reads an https address without letting its author reach the server's own network: only public addresses, no
 * redirects, at most 256 kB within 5 s. Rejects for any status but 200.
 */
export const readPublicText: ReadPublicText = (url) =>
  new Promise((resolve, reject) => {
    if (url.protocol !== 'https:') return reject(new Error('Only https addresses are read.'));
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !isPublicAddress(literal)) return reject(refusal(literal));
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const headers = { accept: 'application/json' };
    const call = request(url, { lookup: lookupPublic, signal, headers }, (response) => {
      if (response.statusCode !== 200) {
        call.destroy();
        return reject(new Error(`${url.host} answered with ${response.statusCode}.`));
      }
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        chunks.push(chunk);
        if (bytes > MAX_BYTES) call.destroy(new Error(`${url.host} sends too much.`));
      });
      response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end();
  });
