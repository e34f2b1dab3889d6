import { createManualClock, flushMicrotasks } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import { alertScope } from '../../access/visibility.ts';
import { silentLogger } from '../../lib/logger.ts';
import type { NodePresence } from './node-presence.ts';
import { Presence, type PresenceDeps, type PresenceSocket } from './presence.ts';
import type { AlertPresence } from './presence-board.ts';

const scope = alertScope({
  companyId: 1,
  rules: { urgent: [], important: [1], autoPopup: [] },
  includeUrgent: false,
  includeShared: false,
});

const socket = (id: string, userId: number): PresenceSocket => ({ id, userId, companyId: 1 });
const ani = socket('a', 1);
const budi = socket('b', 2);

/** Nodes on one clock that hear each other. */
function createNodes(names: readonly string[], read?: PresenceDeps['read']) {
  const clock = createManualClock();
  const told: NodePresence[] = [];
  const nodes = new Map<string, Presence>();
  const reported = new Map<string, Map<number, string>>();
  const reports: (readonly AlertPresence[])[] = [];
  const gone = new Set<string>();
  /** What the socket that has subscribed knows: what it was greeted with, and each report since. */
  let known: Map<number, string> | undefined;
  const learn = (
    into: Map<number, string> | undefined,
    changes: readonly AlertPresence[],
  ): void => {
    for (const { alert, users } of changes) {
      into?.set(alert.id, users.map(({ userId }) => userId).join(' '));
    }
  };
  for (const name of names) {
    const open = new Map<number, string>();
    reported.set(name, open);
    nodes.set(
      name,
      new Presence({
        ...{ clock, logger: silentLogger, node: name, scopeOf: () => scope },
        greet(_socketId, _companyId, all) {
          known = new Map();
          learn(known, all);
        },
        read:
          read ??
          (async ({ userId, alertIds }) => ({
            ...{ userId, fullname: `User ${userId}` },
            alerts: alertIds.map((id) => ({ id, alertRuleIds: [1], isShared: false })),
          })),
        report(_companyId, changes) {
          if (gone.has(name)) return;
          reports.push(changes);
          learn(open, changes);
          learn(known, changes);
        },
        tellNodes(message) {
          told.push(message);
          if (gone.has(name)) return;
          for (const [other, node] of nodes) if (other !== name) node.fromNode(message);
        },
      }),
    );
  }
  return {
    ...{ clock, told, reports },
    at: (name: string): Presence => nodes.get(name) ?? expect.fail('no such node'),
    /** The ids of the users who have the alert open, as the node has reported. */
    usersOf: (name: string, alertId: number): string => reported.get(name)?.get(alertId) ?? '',
    /** The same, as the socket that has subscribed last knows it. */
    knownUsersOf: (alertId: number): string => known?.get(alertId) ?? '',
    /** Ends a node without a word. */
    kill: (name: string): void => void gone.add(name),
  };
}

describe('presence', () => {
  it('of a client that falls silent ends within 9 s, and lasts while it repeats what is open (RS-612)', async () => {
    const { clock, at, usersOf } = createNodes(['one']);
    at('one').state(ani, [10]);
    at('one').state(budi, [10]);
    await clock.advance(250);
    expect(usersOf('one', 10)).toBe('1 2');
    for (let second = 0; second < 60; second += 3) {
      await clock.advance(3_000);
      at('one').state(budi, [10]);
      if (second < 30) at('one').state(ani, [10]);
      if (second === 27) expect(usersOf('one', 10)).toBe('1 2');
    }
    expect(usersOf('one', 10)).toBe('2');
    at('one').state(ani, [10]);
    await clock.advance(250);
    expect(usersOf('one', 10)).toBe('2 1');
    await clock.advance(6_400);
    expect(usersOf('one', 10)).not.toBe('');
    await clock.advance(2_350);
    expect(usersOf('one', 10)).toBe('');
  });

  it('crosses nodes within 400 ms, and ends within 9 s when a node is gone (RS-615)', async () => {
    const { clock, at, usersOf, kill, told } = createNodes(['one', 'two']);
    at('one').state(ani, [10]);
    at('two').state(socket('second tab', 1), [10, 11]);
    // Both throttles have just fired, so the next change waits for the longest possible time.
    await clock.advance(400);
    for (const node of ['one', 'two']) {
      expect([usersOf(node, 10), usersOf(node, 11)]).toEqual(['1', '1']);
    }
    at('two').state(socket('second tab', 1), [11]);
    await clock.advance(400);
    expect(usersOf('two', 10)).toBe('1');
    for (let second = 0; second < 30; second += 3) {
      await clock.advance(3_000);
      at('one').state(ani, [10]);
      at('two').state(socket('second tab', 1), [11]);
    }
    // Told again and again, so that a node that joins learns it too.
    expect(told.length).toBeGreaterThan(10);
    expect([usersOf('two', 10), usersOf('one', 11)]).toEqual(['1', '1']);
    kill('one');
    await clock.advance(6_000);
    at('two').state(socket('second tab', 1), [11]);
    await clock.advance(3_000);
    expect([usersOf('two', 10), usersOf('two', 11)]).toEqual(['', '1']);
  });

  it('is reported at most four times a second, however often clients state it, and read one at a time (RS-614)', async () => {
    let reading = 0;
    let mostReading = 0;
    let reads = 0;
    const { clock, at, reports, usersOf } = createNodes(['one'], async ({ userId, alertIds }) => {
      reads += 1;
      reading += 1;
      mostReading = Math.max(mostReading, reading);
      await clock5ms();
      reading -= 1;
      const alerts = alertIds.map((id) => ({ id, alertRuleIds: [1], isShared: false }));
      return { userId, fullname: 'Ani', alerts };
    });
    const clock5ms = () => new Promise<void>((resolve) => clock.setTimeout(resolve, 5));
    for (let step = 0; step < 1_000; step += 1) {
      at('one').state(ani, [step]);
      await clock.advance(1);
    }
    await clock.advance(300);
    expect(mostReading).toBe(1);
    expect(reads).toBeLessThan(250);
    expect(reports.length).toBeLessThanOrEqual(6);
    expect(usersOf('one', 999)).toBe('1');
    expect(reports.flat().filter(({ users }) => users.length > 0).length).toBeGreaterThan(3);
  });

  it('that ends and begins again unreported is known to whoever subscribes meanwhile (RS-611)', async () => {
    const { clock, at, knownUsersOf } = createNodes(['one']);
    at('one').state(ani, [10]);
    await clock.advance(250);
    at('one').state(budi, [11]);
    await clock.advance(1);
    at('one').remove('a');
    at('one').subscribed({ id: 'c', companyId: 1 });
    at('one').state(ani, [10]);
    await clock.advance(500);
    expect([knownUsersOf(10), knownUsersOf(11)]).toEqual(['1', '2']);
    at('one').remove('a');
    await clock.advance(500);
    expect([knownUsersOf(10), knownUsersOf(11)]).toEqual(['', '2']);
  });

  it('that nothing has changed is not reported', async () => {
    const { clock, at, reports } = createNodes(['one']);
    at('one').state(ani, [10]);
    await clock.advance(300);
    at('one').state(socket('second tab', 1), [10]);
    await clock.advance(300);
    at('one').remove('a');
    await clock.advance(300);
    expect(reports).toHaveLength(1);
    at('one').remove('second tab');
    await clock.advance(300);
    expect(reports).toHaveLength(2);
  });

  it('that could not be read is read again with the next word of the client', async () => {
    let fails = true;
    const { clock, at, usersOf } = createNodes(['one'], async ({ userId, alertIds }) => {
      if (fails) throw new Error('The database is gone.');
      const alerts = alertIds.map((id) => ({ id, alertRuleIds: [1], isShared: false }));
      return { userId, fullname: 'Ani', alerts };
    });
    at('one').state(ani, [10]);
    await flushMicrotasks();
    expect(usersOf('one', 10)).toBe('');
    fails = false;
    at('one').state(ani, [10]);
    await clock.advance(300);
    expect(usersOf('one', 10)).toBe('1');
  });

  it('leaves no timer behind', () => {
    const { clock, at } = createNodes(['one']);
    at('one').state(ani, [10]);
    at('one').close();
    expect(clock.pending()).toBe(0);
  });
});
