import { type Format, builtInLocaleOf } from '@pantau/core';
import type { RuleCategory, RuleCode } from '../../engine/rules/rule-code.ts';

const isIndonesian = ({ locale }: Format): boolean => builtInLocaleOf(locale) === 'id';

/** What an alert code means, in the user's language or, if `other`, in the other one. */
export function codeName(format: Format, code: RuleCode, other = false): string {
  return isIndonesian(format) === other ? code.descriptionEng : code.descriptionIdn;
}

export const categoryName = (format: Format, category: RuleCategory): string =>
  isIndonesian(format) ? category.nameIdn : category.nameEng;
