/** px per scroll step (DT-22). */
export const CHIP_SCROLL_STEP = 200;

export interface ChipFilterRules {
  /** All chips except "All". */
  readonly options: readonly string[];
  readonly multiple: boolean;
}

/** Selected values; none means "All". */
export type SelectedChips = readonly string[];

/** The selected values that exist, in the order of the options; at most one in single mode. */
export function cleanChips(
  chosen: SelectedChips,
  { options, multiple }: ChipFilterRules,
): SelectedChips {
  const known = options.filter((option) => chosen.includes(option));
  if (!multiple) return known.slice(0, 1);
  return known.length === options.length ? [] : known;
}

/**
 * Presses a chip. With several values, selecting none or all returns to "All" (DT-21); in single mode, so
 * does pressing the selected chip again.
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
