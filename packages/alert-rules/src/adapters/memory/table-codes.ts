import { alertCategories, alertCodes } from '@pantau/core/contract';
import type { RuleCategory, RuleCode } from '../../engine/rules/rule-code.ts';

const categories = new Map(
  alertCategories.map(
    ({ alertCategoryId: id, categoryIdn, categoryEng }): [string, RuleCategory] => [
      id,
      { id, nameIdn: categoryIdn, nameEng: categoryEng },
    ],
  ),
);

/** The codes of the contract's table. */
export const tableCodes: readonly RuleCode[] = alertCodes.map((entry) => {
  const category = categories.get(entry.categoryId);
  return {
    alertCode: entry.alertCode,
    descriptionIdn: entry.descriptionIdn,
    descriptionEng: entry.descriptionEng,
    fullDescriptionIdn: entry.fullDescriptionIdn,
    fullDescriptionEng: entry.fullDescriptionEng,
    icon: entry.icon,
    unit: entry.unit,
    minThreshold: entry.minThreshold,
    maxThreshold: entry.maxThreshold,
    enabledInRule: entry.enabledInRule,
    categories: category === undefined ? [] : [category],
  };
});
