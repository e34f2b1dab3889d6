import type { Page } from '@playwright/test';
import { alertCodes } from '../support/alert-codes.ts';
import { seededRandom } from '../support/random.ts';
import { expect, test } from '../support/test.ts';

/** Socket.IO's event `message`, as Engine.IO 4 frames it. */
const event = (data: unknown): string => `42${JSON.stringify(['message', data])}`;

const invalidFrames = [
  event(null),
  event('PONG'),
  event({}),
  event({ type: 'alert-center-1' }),
  event({ type: 'alert-center-1', prevSeq: -1, seq: 'many', data: {} }),
  event({ type: 'alert-center-1', prevSeq: 0, seq: 1, data: { rawAlertId: '<img src=x>' } }),
  event({ type: 'alert-center-resolve-1', prevSeq: 0, seq: 1, data: null }),
  event({ type: 'unknown-type', data: [[[]]] }),
  event({ type: 'PONG', prevSeq: 7, seq: 3, at: 'yesterday' }),
  '42["message"',
  '42["other",1]',
];

/**
 * Duplicates, drops and reorders frames from the server, and inserts invalid ones.
 *
 * @returns a function that counts the affected frames
 */
async function corruptFrames(page: Page, random: () => number): Promise<() => number> {
  let corrupted = 0;
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const server = socket.connectToServer();
    let held: string | Buffer | undefined;
    server.onMessage((frame) => {
      const messageEvent = typeof frame === 'string' && frame.startsWith('42');
      const chance = messageEvent ? random() : 1;
      if (chance < 0.6) corrupted += 1;
      if (chance < 0.15) return;
      if (chance < 0.3) {
        held = frame;
        return;
      }
      socket.send(frame);
      if (chance < 0.45) socket.send(frame);
      if (chance < 0.6)
        socket.send(invalidFrames[Math.floor(random() * invalidFrames.length)] ?? '');
      if (held !== undefined) socket.send(held);
      held = undefined;
    });
  });
  return () => corrupted;
}

test('keeps the list intact despite duplicate, dropped, reordered and invalid messages', async ({
  openPortal,
  ingest,
  faults,
}) => {
  const random = seededRandom('invalid messages');
  faults.allow(/pantau:/);
  const portal = await openPortal();
  const corrupted = await corruptFrames(portal.page, random);
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
  expect(corrupted()).toBeGreaterThan(50);
  await expect(async () => {
    const shown = await portal.allAlertIds('urgent', start);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.filter((id) => ids.includes(id))).toEqual(ids);
  }).toPass({ timeout: 60_000 });
});
