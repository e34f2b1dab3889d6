import { createManualClock } from '@pantau/core/testing';
import { expect, it } from 'vitest';
import { createPresenceSender } from './presence-sender.ts';

function create() {
  const clock = createManualClock();
  const sent: string[] = [];
  const sender = createPresenceSender(clock, (ids) => sent.push(ids.join(' ')));
  return { clock, sent, sender };
}

it('states nothing to a server that does not report presence (AC-809)', async () => {
  const { clock, sent, sender } = create();
  sender.set(['1']);
  await clock.advance(60_000);
  expect(sent).toEqual([]);
  sender.setWelcome(true);
  expect(sent).toEqual(['1']);
});

it('states what is open at once, again every 3 s, and on each new connection (AC-810)', async () => {
  const { clock, sent, sender } = create();
  sender.setWelcome(true);
  expect(sent).toEqual([]);
  sender.set(['1']);
  sender.set(['1', '2']);
  expect(sent).toEqual(['1', '1 2']);
  await clock.advance(9_000);
  expect(sent).toEqual(['1', '1 2', '1 2', '1 2', '1 2']);
  sender.setWelcome(false);
  await clock.advance(9_000);
  expect(sent).toHaveLength(5);
  sender.setWelcome(true);
  expect(sent.splice(0)).toHaveLength(6);
  sender.set([]);
  await clock.advance(9_000);
  expect(sent).toEqual(['']);
  sender.setWelcome(false);
  expect(clock.pending()).toBe(0);
});

it('states at most 10 sets at once and one each second, the latest one last (AC-810)', async () => {
  const { clock, sent, sender } = create();
  sender.setWelcome(true);
  for (let step = 0; step < 600; step += 1) {
    sender.set([String(step)]);
    await clock.advance(100);
  }
  expect(sent.length).toBeGreaterThan(50);
  expect(sent.length).toBeLessThanOrEqual(70);
  await clock.advance(1_000);
  expect(sent.at(-1)).toBe('599');
});
