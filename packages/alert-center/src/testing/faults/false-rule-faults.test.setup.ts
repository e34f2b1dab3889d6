import type { AlertSource, FalseRules } from '../../engine/list/alert-source.port.ts';
import type { Faults, Spoil } from './spoil.test.setup.ts';

const withRules =
  (change: (found: FalseRules) => FalseRules): Spoil =>
  (source: AlertSource) => ({
    ...source,
    async listFalseRules(signal) {
      return change((await source.listFalseRules?.(signal)) ?? { days: 7, rules: [] });
    },
  });

/** Remembers the first rules that it has found. */
const remembering = (): Spoil => {
  let known: FalseRules['rules'] = [];
  return withRules((found) => {
    if (known.length === 0) known = found.rules;
    return { ...found, rules: known };
  });
};

export const falseRuleFaults: Faults = {
  'false-rules': [
    ['no rule is listed', withRules((found) => ({ ...found, rules: [] }))],
    ['alerts that were checked again still count', remembering()],
    [
      'only false alerts are counted',
      withRules((found) => ({
        ...found,
        rules: found.rules.map((rule) => ({ ...rule, total: rule.falseAlerts })),
      })),
    ],
    ['the days are those of a month', withRules((found) => ({ ...found, days: 30 }))],
  ],
};
