import type { ReactNode } from 'react';
import type { SelectedChips } from './toggle-chip.ts';

export interface ChipOption {
  readonly value: string;
  readonly label: string;
  /** Shown before the label, for example a status glyph. */
  readonly icon?: ReactNode;
  /** Number of matching rows. */
  readonly count?: number | undefined;
}

export interface ChipFilterProps {
  /** Accessible name, such as "Status". */
  readonly label: string;
  readonly options: readonly ChipOption[];
  /** Empty means all. */
  readonly value: SelectedChips;
  readonly onValueChange: (value: SelectedChips) => void;
  /** Allows several values. Defaults to `false`. */
  readonly multiple?: boolean | undefined;
  /** Label of the "All" chip. */
  readonly allLabel?: string | undefined;
  /** Number of rows without this filter. */
  readonly allCount?: number | undefined;
  /** Formats a count. By default it is shown as is. */
  readonly formatCount?: ((count: number) => string) | undefined;
}
