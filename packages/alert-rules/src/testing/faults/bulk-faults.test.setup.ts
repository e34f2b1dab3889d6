import { type Faults, type Spoil, withBackTest, withCalls } from './spoil.test.setup.ts';

const withCount = (change: (count: number, ids: number) => number): Spoil =>
  withCalls((rules) => ({
    updateMany: async (target, what, signal) =>
      change(await rules.updateMany(target, what, signal), target.ids.length),
    removeMany: async (target, signal) =>
      change(await rules.removeMany(target, signal), target.ids.length),
  }));

export const bulkFaults: Faults = {
  'bulk-only': [
    ['ids are counted that do not exist', withCount((_, ids) => ids)],
    [
      'all rules are changed',
      withCalls((rules) => ({
        async updateMany(target, change) {
          const count = await rules.updateMany(target, change);
          await rules.updateMany({ mode: 'except', ids: [], filter: {} }, change);
          return count;
        },
      })),
    ],
    [
      'the subscription ends',
      withCalls((rules) => ({
        updateMany: (target, change) => rules.updateMany(target, { ...change, subscribe: false }),
      })),
    ],
  ],
  'bulk-except': [
    [
      'the filter is ignored',
      withCalls((rules) => ({
        updateMany: (target, change) =>
          rules.updateMany(target.mode === 'only' ? target : { ...target, filter: {} }, change),
      })),
    ],
    [
      'the exceptions are ignored',
      withCalls((rules) => ({
        updateMany: (target, change) => rules.updateMany({ ...target, ids: [] }, change),
      })),
    ],
  ],
  'bulk-subscribe': [
    [
      'nothing happens',
      withCalls((rules) => ({
        updateMany: (target, { isActive }) => rules.updateMany(target, { isActive }),
      })),
    ],
    [
      'the rules are deactivated, too',
      withCalls((rules) => ({
        updateMany: (target, change) => rules.updateMany(target, { ...change, isActive: false }),
      })),
    ],
  ],
  'bulk-remove': [
    ['nothing is counted', withCount(() => 0)],
    [
      'the exceptions are deleted',
      withCalls((rules) => ({
        removeMany: (target) =>
          rules.removeMany(target.mode === 'only' ? target : { ...target, ids: [] }),
      })),
    ],
  ],
  'back-test': [
    [
      'the thresholds are ignored',
      withCalls((rules) => ({
        backTest: (rule, options) => rules.backTest({ ...rule, minThreshold: null }, options),
      })),
    ],
    [
      'the vehicles are ignored',
      withCalls((rules) => ({
        backTest: (rule, options) => rules.backTest({ ...rule, vehicleIds: [] }, options),
      })),
    ],
    [
      'older alerts are counted',
      withCalls((rules) => ({
        async backTest(rule, options) {
          const older = await rules.backTest(rule, { days: 30 });
          return { ...(await rules.backTest(rule, options)), total: older.total };
        },
      })),
    ],
    [
      'days without alerts are left out',
      withBackTest((found) => ({ ...found, days: found.days.filter(({ total }) => total > 0) })),
    ],
    [
      'the calmest vehicle comes first',
      withBackTest((found) => ({ ...found, noisiest: found.noisiest.toReversed() })),
    ],
    [
      'the rule is stored',
      withCalls((rules) => ({
        async backTest(rule, options) {
          await rules.create(rule);
          return rules.backTest(rule, options);
        },
      })),
    ],
  ],
  'back-test-stored': [
    ['false alerts are left out', withBackTest((found) => ({ ...found, falseAlerts: null }))],
    [
      'an invalid rule is accepted',
      withCalls((rules) => ({
        backTest: (rule, options) => rules.backTest({ ...rule, minThreshold: null }, options),
      })),
    ],
  ],
  'send-test': [
    ['anything is sent', withCalls(() => ({ sendTest: () => Promise.resolve() }))],
    [
      'the rule is stored',
      withCalls((rules) => ({
        async sendTest(rule) {
          await rules.sendTest?.(rule);
          await rules.create(rule);
        },
      })),
    ],
  ],
};
