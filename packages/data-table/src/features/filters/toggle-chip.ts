/** px that a chip filter scrolls at once (spec shell §2 and §9). */
export const CHIP_SCROLL_STEP = 200;

export interface ChipFilterRules {
  /** Every chip but 'all'. */
  readonly options: readonly string[];
  readonly multiple: boolean;
}

/** Chips that are chosen; none is 'all'. */
export type SelectedChips = readonly string[];

/** What is chosen of the chips that there are, in their order; in single mode the first of it. */
export function cleanChips(
  chosen: SelectedChips,
  { options, multiple }: ChipFilterRules,
): SelectedChips {
  const known = options.filter((option) => chosen.includes(option));
  if (!multiple) return known.slice(0, 1);
  return known.length === options.length ? [] : known;
}

/**
 * Pressing a chip (spec shell §4). Among several, unchecking everything returns to 'all', and so does
 * choosing every chip. Where one is chosen at a time, pressing it again returns to 'all', too.
 */
export function toggleChip(
  chosen: SelectedChips,
  option: string,
  rules: ChipFilterRules,
): SelectedChips {
  const isChosen = chosen.includes(option);
  if (!rules.multiple) return isChosen ? [] : cleanChips([option], rules);
  const next = isChosen ? chosen.filter((one) => one !== option) : [...chosen, option];
  return cleanChips(next, rules);
}
