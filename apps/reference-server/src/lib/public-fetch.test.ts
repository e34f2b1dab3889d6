import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, readPublicText } from './public-fetch.ts';

describe('an address that a user entered', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'no address',
  ])('is not on the public internet: %s (RS-520)', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['1.1.1.1', '172.32.0.1', '192.0.3.1', '2606:4700::1111'])(
    'is on the public internet: %s (RS-520)',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it('is not connected to if it is private, also through a name, or not https (RS-520)', async () => {
    let connections = 0;
    const server = createServer((_request, response) => void response.end('{}'));
    server.on('connection', () => (connections += 1));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    for (const address of [
      `https://127.0.0.1:${port}/`,
      `https://2130706433:${port}/`,
      `https://[::ffff:127.0.0.1]:${port}/`,
      `https://localhost:${port}/`,
    ]) {
      await expect(readPublicText(new URL(address)), address).rejects.toThrow('public internet');
    }
    const plain = readPublicText(new URL(`http://127.0.0.1:${port}/`));
    await expect(plain).rejects.toThrow('https');
    expect(connections).toBe(0);
    await new Promise((resolve) => server.close(resolve));
  });
});
