import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTIFICATIONS_MAX, NOTIFICATION_QUOTA_MS } from '../alert/limits.ts';
import { type NotificationPlan, admit, emptyPlan, withdraw } from './notification-plan.ts';

const admitAll = (ids: readonly string[], now: number, plan = emptyPlan): NotificationPlan =>
  ids.reduce((before, id) => admit(before, id, now), plan);

describe('the plan of notifications', () => {
  it('gives three alerts a minute a notification of their own, and summarises the rest (AC-867)', () => {
    const plan = admitAll(['a', 'b', 'c', 'd', 'e'], 1_000);
    expect(plan).toMatchObject({ own: ['a', 'b', 'c'], more: ['d', 'e'] });
  });

  it('lets the oldest join the summary, so that there are three at a time (AC-867)', () => {
    const plan = admitAll(['d'], NOTIFICATION_QUOTA_MS, admitAll(['a', 'b', 'c'], 0));
    expect(plan).toMatchObject({ own: ['b', 'c', 'd'], more: ['a'] });
  });

  it('is the same object while nothing is over', () => {
    const plan = admitAll(['a', 'b', 'c', 'd'], 0);
    expect(withdraw(plan, () => false)).toBe(plan);
    expect(withdraw(plan, (id) => id === 'b' || id === 'd')).toMatchObject({
      own: ['a', 'c'],
      more: [],
    });
  });

  it('holds every alert once, at most three on their own, whatever happens (AC-867)', () => {
    const step = fc.record({ passes: fc.nat(90_000), over: fc.option(fc.nat(40)) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let plan = emptyPlan;
        let now = 0;
        const open = new Set<string>();
        steps.forEach(({ passes, over }, index) => {
          now += passes;
          plan = admit(plan, String(index), now);
          open.add(String(index));
          if (over !== null) {
            plan = withdraw(plan, (id) => id === String(over));
            open.delete(String(over));
          }
          const all = [...plan.own, ...plan.more];
          expect(new Set(all)).toEqual(open);
          expect(all).toHaveLength(open.size);
          expect(plan.own.length).toBeLessThanOrEqual(NOTIFICATIONS_MAX);
          expect(
            plan.times.filter((at) => now - at < NOTIFICATION_QUOTA_MS).length,
          ).toBeLessThanOrEqual(NOTIFICATIONS_MAX);
        });
      }),
    );
  });
});
