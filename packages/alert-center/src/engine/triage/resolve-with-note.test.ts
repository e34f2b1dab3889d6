import { PantauError } from '@pantau/core';
import { expect, it } from 'vitest';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import type { AlertId } from '../alert/alert.ts';
import { openOrigin } from './unreliable-origin.test.setup.ts';

const NOTE = 'Pengemudi sudah dihubungi';

const origin = await openOrigin();
const { world, clock } = origin;

async function settled<T>(outcome: Promise<T>): Promise<T> {
  await clock.advance(2_000);
  return outcome;
}

const logOf = (id: AlertId): readonly unknown[] =>
  origin.view(id)?.alert.log.map(({ type }) => type) ?? [];

it('shows the resolution and its note at once, and takes both back when they are refused (AC-820)', async () => {
  const id = await origin.arrive();
  const resolving = origin.store.actions.resolve(id, NOTE);
  await clock.advance(0);
  expect(origin.view(id)).toMatchObject({
    pending: true,
    alert: { resolved: true, lastNote: { text: NOTE } },
  });
  expect(await settled(resolving)).toMatchObject({ ok: true, outcome: 'applied' });
  expect(origin.view(id)).toMatchObject({ pending: false, alert: { lastNote: { text: NOTE } } });
  expect(logOf(id)).toEqual(['resolve', 'note']);

  const other = await origin.arrive();
  world.failNext('act', new PantauError('forbidden'));
  expect(await settled(origin.store.actions.resolve(other, NOTE))).toMatchObject({ ok: false });
  expect(origin.view(other)?.alert).toMatchObject({ resolved: false, lastNote: null, log: [] });
});

it('undoes the resolution, and leaves the note in the log (AC-820)', async () => {
  const id = await origin.arrive();
  await settled(origin.store.actions.resolve(id, NOTE));
  await settled(origin.store.actions.undo());
  expect(origin.view(id)?.alert).toMatchObject({ resolved: false, lastNote: { text: NOTE } });
  expect(logOf(id)).toEqual(['resolve', 'note', 'resolve']);
});

it('notes nothing that somebody else resolved first, also of many alerts (AC-820)', async () => {
  const [id, other] = [await origin.arrive(), await origin.arrive()];
  world.dropMessages(1);
  world.resolveAs(demoUsers.dispatcher, [id]);
  const one = await settled(origin.store.actions.resolve(id, NOTE));
  expect(one).toMatchObject({ ok: true, outcome: 'unchanged', alert: { lastNote: null } });
  await settled(origin.store.actions.actOnMany([id, other], { type: 'resolve', note: NOTE }));
  expect(world.alert(id)?.lastNote).toBeNull();
  expect(world.alert(other)?.lastNote?.text).toBe(NOTE);
});

it('refuses a note that is blank or too long before anything changes (AC-821)', async () => {
  const id = await origin.arrive();
  // Not left to the server, which cannot be reached.
  origin.network = 'down';
  for (const note of ['  ', 'x'.repeat(256)]) {
    const refused = { ok: false, error: { kind: 'invalid' } };
    expect(await settled(origin.store.actions.resolve(id, note))).toMatchObject(refused);
    const { items } = await settled(
      origin.store.actions.actOnMany([id], { type: 'resolve', note }),
    );
    expect(items).toMatchObject([{ outcome: 'failed' }]);
    expect(origin.stored()).toEqual([]);
  }
  expect(origin.view(id)?.alert.resolved).toBe(false);
  origin.network = 'up';
});

it.each(['lost', 'down'] as const)(
  'is sent once by the next page (network: %s) (AC-822)',
  async (network) => {
    const id = await origin.arrive();
    origin.network = network;
    void origin.store.actions.resolve(id, NOTE);
    await clock.advance(2_000);
    expect(origin.stored()).toMatchObject([{ change: { type: 'resolve', note: NOTE } }]);
    await origin.reload();
    origin.network = 'up';
    await clock.advance(60_000);
    expect(origin.stored()).toEqual([]);
    expect(world.alert(id)?.log.map(({ type }) => type)).toEqual(['resolve', 'note']);
  },
);
