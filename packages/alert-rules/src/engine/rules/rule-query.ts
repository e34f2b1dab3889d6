import type { RuleId, RuleUrgency } from './rule.ts';

/** What rules can be sorted by. */
export const ruleSortKeys = [
  'label',
  'alertCode',
  'urgency',
  'isActive',
  'createdOn',
  'totalVehicles',
] as const;

export type RuleSortKey = (typeof ruleSortKeys)[number];

/** Which rules match; what is left out or empty does not limit them. */
export interface RuleFilter {
  /** A part of the label, ignoring case; a source may find more, such as descriptions of the alert. */
  readonly search?: string | undefined;
  readonly categoryIds?: readonly string[] | undefined;
  readonly urgencies?: readonly RuleUrgency[] | undefined;
  readonly isActive?: boolean | undefined;
}

export interface RuleQuery extends RuleFilter {
  /** From 1. */
  readonly page: number;
  /** Rules per page, from 1 to 100. */
  readonly show: number;
  /** Defaults to the newest rule first. */
  readonly sort?: { readonly key: RuleSortKey; readonly direction: 'asc' | 'desc' } | undefined;
}

/** The rules that a bulk change is about. */
export type RuleTarget =
  | { readonly mode: 'only'; readonly ids: readonly RuleId[] }
  /** All rules that match, except these. */
  | { readonly mode: 'except'; readonly ids: readonly RuleId[]; readonly filter: RuleFilter };

/** A change of several rules at once; what is left out stays. */
export interface RuleChange {
  readonly isActive?: boolean | undefined;
  /** Whether the signed-in user sees their alerts. */
  readonly subscribe?: boolean | undefined;
}
