import type { Format } from '@pantau/core';
import type { AlertRuleSummary } from '../../engine/rules/rule.ts';
import type { AlertRuleTranslate } from '../../messages/alert-rule-messages.ts';

type CountKey = 'vehicles' | 'groups' | 'users' | 'contacts';

/** What a rule names, in words, as the list shows it. */
export interface RuleTexts {
  /** Such as "12 vehicles, 2 groups". */
  targets(rule: Pick<AlertRuleSummary, 'totalVehicles' | 'totalGroups'>): string;
  /** Such as "3 users, 1 contact". */
  recipients(rule: Pick<AlertRuleSummary, 'totalUsers' | 'contacts'>): string;
  /** Such as "Inside Pool Cikarang +2". */
  place(rule: Pick<AlertRuleSummary, 'place'>): string;
}

export function ruleTexts(t: AlertRuleTranslate, { number }: Format): RuleTexts {
  const counted = (key: CountKey, count: number): readonly string[] =>
    count === 0 ? [] : [t(key, { count, formatted: number(count) })];
  return {
    targets: ({ totalVehicles, totalGroups }) =>
      [...counted('vehicles', totalVehicles), ...counted('groups', totalGroups)].join(', ') ||
      t('allVehicles'),
    recipients: ({ totalUsers, contacts }) =>
      [...counted('users', totalUsers), ...counted('contacts', contacts.length)].join(', ') ||
      t('nobody'),
    place({ place }) {
      const [first, ...others] = place?.geofences ?? [];
      if (place === null || first === undefined) return t('anywhere');
      const names =
        others.length === 0
          ? first.name
          : t('namesAndMore', { name: first.name, formatted: number(others.length) });
      return t(place.inside ? 'insideOf' : 'outsideOf', { names });
    },
  };
}
