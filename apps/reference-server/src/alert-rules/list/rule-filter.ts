import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { visibleRules, type UrgencyType } from '../../access/visibility.ts';
import { partOf, searched } from '../../db/search-words.ts';
import { alertRules } from '../../db/schema.ts';
import { codesInCategories, codesWith } from '../codes/find-codes.ts';

/** Conditions of `AlertRulesFilterInput`. */
export interface RuleFilter {
  readonly search?: string | null | undefined;
  readonly alertCategoryIds?: readonly (string | number)[] | null | undefined;
  readonly alertUrgencyTypes?: readonly UrgencyType[] | null | undefined;
  readonly isActive?: boolean | null | undefined;
  readonly alertCodes?: readonly number[] | null | undefined;
}

/**
 * The rules of the company that match the filter.
 *
 * @throws ApiError `INVALID_INPUT` for an invalid search
 */
export function matchingRules(
  company: { readonly companyId: number },
  filter: RuleFilter,
): SQL | undefined {
  const { alertCategoryIds, alertUrgencyTypes, isActive } = filter;
  return and(
    visibleRules(company),
    ...searched(filter.search, (word) => [
      sql`${alertRules.label} ilike ${partOf(word)}`,
      codeIn(codesWith(word)),
    ]),
    alertCategoryIds == null ? undefined : codeIn(codesInCategories(alertCategoryIds)),
    alertUrgencyTypes == null ? undefined : urgencyIn(alertUrgencyTypes),
    isActive == null ? undefined : eq(alertRules.isActive, isActive),
    filter.alertCodes == null ? undefined : codeIn(filter.alertCodes),
  );
}

const codeIn = (codes: readonly number[]): SQL =>
  codes.length === 0
    ? sql`false`
    : sql`${alertRules.alertCode} = any(${`{${codes.join(',')}}`}::integer[])`;

const urgencyIn = (types: readonly UrgencyType[]): SQL =>
  types.length === 0 ? sql`false` : inArray(alertRules.alertUrgencyType, [...types]);
