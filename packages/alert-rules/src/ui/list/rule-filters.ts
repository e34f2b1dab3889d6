import type { Format } from '@pantau/core';
import type { FilterSchema } from '@pantau/data-table';
import type { RuleCode } from '../../engine/rules/rule-code.ts';
import { ruleUrgencies } from '../../engine/rules/rule.ts';
import type { AlertRuleTranslate } from '../../messages/alert-rule-messages.ts';
import { categoryName } from '../shared/code-text.ts';

/** Chips for state and urgency; the dialog filters by category (AR-32). */
export function ruleFilters(
  t: AlertRuleTranslate,
  format: Format,
  codes: readonly RuleCode[],
): FilterSchema {
  const categories = new Map(
    codes.flatMap((code) => code.categories.map((category) => [category.id, category] as const)),
  );
  return [
    {
      kind: 'select',
      key: 'isActive',
      label: t('status'),
      options: [
        { value: 'true', label: t('active') },
        { value: 'false', label: t('inactive') },
      ],
      inline: true,
    },
    {
      kind: 'select',
      key: 'urgency',
      label: t('urgency'),
      options: ruleUrgencies.map((value) => ({ value, label: t(value) })),
      inline: true,
    },
    {
      kind: 'multiSelect',
      key: 'category',
      label: t('category'),
      options: [...categories.values()].map((category) => ({
        value: category.id,
        label: categoryName(format, category),
      })),
    },
  ];
}
