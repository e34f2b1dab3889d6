/** px that a chip filter scrolls at once (spec shell §2 and §9). */
export const CHIP_SCROLL_STEP = 200;

export interface ChipFilterRules {
  /** Every chip but 'all'. */
  readonly options: readonly string[];
  readonly isMultiple: boolean;
}

/** Chips that are chosen; none is 'all'. */
export type ChosenChips = readonly string[];

/** What is chosen of the chips that there are, in their order; in single mode the first of it. */
export function cleanChips(
  chosen: ChosenChips,
  { options, isMultiple }: ChipFilterRules,
): ChosenChips {
  const known = options.filter((option) => chosen.includes(option));
  if (!isMultiple) return known.slice(0, 1);
  return known.length === options.length ? [] : known;
}

/**
 * Pressing a chip (spec shell §4). Among several, unchecking everything returns to 'all', and so does
 * choosing every chip. Where one is chosen at a time, pressing it again returns to 'all', too.
 */
export function toggleChip(
  chosen: ChosenChips,
  option: string,
  rules: ChipFilterRules,
): ChosenChips {
  const isChosen = chosen.includes(option);
  if (!rules.isMultiple) return isChosen ? [] : cleanChips([option], rules);
  const next = isChosen ? chosen.filter((one) => one !== option) : [...chosen, option];
  return cleanChips(next, rules);
}
