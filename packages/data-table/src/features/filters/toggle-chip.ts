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
  selected: SelectedChips,
  { options, multiple }: ChipFilterRules,
): SelectedChips {
  const known = options.filter((option) => selected.includes(option));
  if (!multiple) return known.slice(0, 1);
  return known.length === options.length ? [] : known;
}

/**
 * Presses a chip. With several values, selecting none or all returns to "All" (DT-21); in single mode, so
 * does pressing the selected chip again.
 */
export function toggleChip(
  selected: SelectedChips,
  option: string,
  rules: ChipFilterRules,
): SelectedChips {
  const isSelected = selected.includes(option);
  if (!rules.multiple) return isSelected ? [] : cleanChips([option], rules);
  const next = isSelected ? selected.filter((one) => one !== option) : [...selected, option];
  return cleanChips(next, rules);
}
