import type { Page } from '@playwright/test';
import { alertCodes } from '../support/alert-codes.ts';
import { seededRandom } from '../support/random.ts';
import { expect, test } from '../support/test.ts';

/** Socket.IO's event `message`, as Engine.IO 4 frames it. */
const event = (data: unknown): string => `42${JSON.stringify(['message', data])}`;

const garbage = [
  event(null),
  event('PONG'),
  event({}),
  event({ type: 'alert-center-1' }),
  event({ type: 'alert-center-1', prevSeq: -1, seq: 'many', data: {} }),
  event({ type: 'alert-center-1', prevSeq: 0, seq: 1, data: { rawAlertId: '<img src=x>' } }),
  event({ type: 'alert-center-resolve-1', prevSeq: 0, seq: 1, data: null }),
  event({ type: 'nobody-knows-this', data: [[[]]] }),
  event({ type: 'PONG', prevSeq: 7, seq: 3, at: 'yesterday' }),
  '42["message"',
  '42["other",1]',
];

/**
 * What a bad wire does to the frames from the server: doubles, drops, swaps them, and adds rubbish.
 *
 * @returns how many it has spoiled
 */
async function spoil(page: Page, random: () => number): Promise<() => number> {
  let spoiled = 0;
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const server = socket.connectToServer();
    let held: string | Buffer | undefined;
    server.onMessage((frame) => {
      const isEvent = typeof frame === 'string' && frame.startsWith('42');
      const chance = isEvent ? random() : 1;
      if (chance < 0.6) spoiled += 1;
      if (chance < 0.15) return;
      if (chance < 0.3) {
        held = frame;
        return;
      }
      socket.send(frame);
      if (chance < 0.45) socket.send(frame);
      if (chance < 0.6) socket.send(garbage[Math.floor(random() * garbage.length)] ?? '');
      if (held !== undefined) socket.send(held);
      held = undefined;
    });
  });
  return () => spoiled;
}

test('doubled, dropped, swapped and senseless messages never break the list', async ({
  openPortal,
  ingest,
  faults,
}) => {
  const random = seededRandom('garbage');
  faults.allow(/pantau:/);
  const portal = await openPortal();
  const spoiled = await spoil(portal.page, random);
  await portal.page.reload();
  await portal.signIn('manager');
  await portal.waitUntilLive(30_000);
  const { imei } = await ingest.newVehicle();
  const start = Date.now() - 200;
  const ids: string[] = [];
  for (let index = 0; index < 200; index += 1) {
    ids.unshift(
      await ingest.alert({ imei, alertCode: alertCodes.urgent, createdOn: start + index }),
    );
  }
  await expect(portal.row(ids[0] ?? '')).toHaveCount(1, { timeout: 30_000 });
  expect(spoiled()).toBeGreaterThan(50);
  await expect(async () => {
    const shown = await portal.allAlertIds('urgent', start);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.filter((id) => ids.includes(id))).toEqual(ids);
  }).toPass({ timeout: 60_000 });
});
