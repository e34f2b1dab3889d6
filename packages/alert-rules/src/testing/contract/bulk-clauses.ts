import { check, checkRejects, checkSame } from '@pantau/core/testing';
import { dayOf } from '@pantau/core/day';
import {
  type AlertRuleHarness,
  type RuleClause,
  SPEED,
  createAll,
  plainRule,
  ruleNamed,
} from './harness.ts';

const activeIn = async ({ rules }: AlertRuleHarness): Promise<readonly string[]> =>
  (await rules.list({ page: 1, show: 100, isActive: true })).rules.map(({ label }) => label);

const labels = ['Satu', 'Dua', 'Tiga', 'Satu lagi'].map((label) => ruleNamed(label));
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export const bulkClauses: readonly RuleClause[] = [
  {
    id: 'bulk-only',
    title: 'activates and deactivates the named rules, and counts them (AR-23)',
    async run(harness) {
      const { rules } = harness;
      const [one = '', two = ''] = await createAll(harness, labels);
      const target = { mode: 'only', ids: [one, two, '999999999'] } as const;
      checkSame(await rules.updateMany(target, { isActive: false }), 2, 'the number of rules');
      checkSame(await activeIn(harness), ['Satu lagi', 'Tiga'], 'the others stay');
      const { isSubscribed, version } = await rules.get(one);
      checkSame([isSubscribed, version], [true, 2], 'nothing else changes but the version');
      checkSame(await rules.updateMany(target, { isActive: true }), 2, 'back again');
      checkSame((await activeIn(harness)).length, 4, 'all are active');
      const none = { mode: 'only', ids: [] } as const;
      checkSame(await rules.updateMany(none, { isActive: false }), 0, 'no rules');
    },
  },
  {
    id: 'bulk-except',
    title: 'changes all rules that match a filter, except the named ones (AR-24)',
    async run(harness) {
      const { rules } = harness;
      const [one = ''] = await createAll(harness, labels);
      const target = { mode: 'except', ids: [one], filter: { search: 'SATU' } } as const;
      checkSame(await rules.updateMany(target, { isActive: false }), 1, 'the number of rules');
      checkSame(await activeIn(harness), ['Tiga', 'Dua', 'Satu'], 'the others stay');
      const all = { mode: 'except', ids: [], filter: {} } as const;
      checkSame(await rules.updateMany(all, { isActive: false }), 3, 'those that were active');
      checkSame(await activeIn(harness), [], 'none is active');
    },
  },
  {
    id: 'bulk-subscribe',
    title: 'subscribes the user and nobody else, and ends it (AR-25)',
    async run(harness) {
      const { rules, userId } = harness;
      const tono = await harness.addUser('Tono');
      const { id } = await rules.create({ ...plainRule, subscribe: false, userIds: [tono] });
      const target = { mode: 'only', ids: [id] } as const;
      const subscribers = async () => {
        const { isSubscribed, users, isActive } = await rules.get(id);
        return [isSubscribed, users.map((user) => user.id).sort(), isActive];
      };
      checkSame(await rules.updateMany(target, { subscribe: true }), 1, 'the number of rules');
      checkSame(await subscribers(), [true, [tono, userId].sort(), true], 'a second user');
      await rules.updateMany(target, { subscribe: false });
      checkSame(await subscribers(), [false, [tono], true], 'the first user stays');
    },
  },
  {
    id: 'bulk-remove',
    title: 'deletes several rules and counts them (AR-26)',
    async run(harness) {
      const { rules } = harness;
      const [one = '', two = ''] = await createAll(harness, labels);
      checkSame(await rules.removeMany({ mode: 'only', ids: [one] }), 1, 'the number of rules');
      const rest = { mode: 'except', ids: [two], filter: { isActive: true } } as const;
      checkSame(await rules.removeMany(rest), 2, 'all but one');
      const { rules: left } = await rules.list({ page: 1, show: 10 });
      checkSame(
        left.map(({ id }) => id),
        [two],
        'one is left',
      );
    },
  },
  {
    id: 'back-test',
    title: 'counts the stored alerts that a rule would have applied to (AR-27)',
    async run(harness) {
      const { rules } = harness;
      const now = harness.now();
      const loud = await harness.addVehicle('B 9001 KXT');
      const calm = await harness.addVehicle('B 9002 KXT');
      const add = (vehicleId: string, ageMs: number, value: number) =>
        harness.addAlert({ vehicleId, alertCode: SPEED, createdOn: now - ageMs, value });
      for (const minutes of [1, 2, 3]) await add(loud, minutes * MINUTE_MS, 95);
      await add(calm, 3 * DAY_MS, 99);
      await add(calm, MINUTE_MS, 60);
      await add(calm, 9 * DAY_MS, 99);
      const found = await rules.backTest(plainRule);
      checkSame([found.total, found.totalVehicles], [4, 2], 'alerts and vehicles');
      checkSame(found.days.length, 7, 'seven days');
      checkSame(
        found.days.reduce((sum, { total }) => sum + total, 0),
        4,
        'every alert on its day',
      );
      const dates = found.days.map(({ date }) => date);
      checkSame(dates, [...new Set(dates)].sort(), 'each day once, the oldest first');
      check(
        Math.abs(Date.parse(dates.at(-1) ?? '') - Date.parse(dayOf(now, 'UTC'))) <= DAY_MS,
        'up to today',
      );
      checkSame(
        found.noisiest.map(({ licensePlate, total }) => [licensePlate, total]),
        [
          ['B 9001 KXT', 3],
          ['B 9002 KXT', 1],
        ],
        'the noisiest vehicle first',
      );
      checkSame(found.falseAlerts, null, 'a new rule has no false alerts');
      const total = async (change: object) =>
        (await rules.backTest({ ...plainRule, ...change })).total;
      checkSame(await total({ minThreshold: 97 }), 1, 'thresholds');
      checkSame(await total({ vehicleIds: [calm] }), 1, 'vehicles');
      const groupIds = [await harness.addGroup('Jakarta', [loud])];
      checkSame(await total({ groupIds }), 3, 'vehicles of groups');
      checkSame((await rules.backTest(plainRule, { days: 1 })).days.length, 1, 'a single day');
      checkSame((await rules.list({ page: 1, show: 1 })).total, 0, 'no rule is stored');
    },
  },
  {
    id: 'back-test-stored',
    title: 'adds the false alerts of a stored rule (AR-27)',
    async run({ rules }) {
      const { id } = await rules.create(plainRule);
      const { falseAlerts } = await rules.backTest(plainRule, { ruleId: id });
      checkSame(falseAlerts, { total: 0, reasons: [] }, 'none yet');
      await checkRejects(
        rules.backTest({ ...plainRule, minThreshold: 1 }),
        'invalid',
        'an invalid rule',
      );
    },
  },
  {
    id: 'send-test',
    title: 'sends a test of a valid rule only, without storing it (AR-28)',
    async run({ rules }) {
      if (rules.sendTest === undefined) return;
      await rules.sendTest(plainRule);
      await checkRejects(rules.sendTest({ ...plainRule, label: '' }), 'invalid', 'no label');
      checkSame((await rules.list({ page: 1, show: 1 })).total, 0, 'no rule is stored');
    },
  },
];
