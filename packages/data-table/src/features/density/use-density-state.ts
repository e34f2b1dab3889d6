import { type Density, useDensity } from '@pantau/core';
import { useMemo } from 'react';
import { type Slice, type StoreHolder, useSlice } from '../../shared/use-slice.ts';

/** How high the rows and controls of a table are. */
export interface DensityOptions {
  /** Applies until the user chooses another (DT-322). Defaults to that of the provider. */
  readonly density?: Density | undefined;
  /** Controls the density that the user has chosen; `null` for none. From `useColumnSettings`. */
  readonly userDensity?: Density | null | undefined;
  readonly onUserDensityChange?: ((density: Density | null) => void) | undefined;
}

export interface DensityState {
  readonly value: Density;
  /** Without a choice of the user. */
  readonly fallback: Density;
  /** Keeps what the user chooses; `null` returns to the fallback. */
  readonly choose: (density: Density | null) => void;
}

export function useDensityState(
  state: StoreHolder & { readonly density: Slice<Density | null> },
  { density, userDensity, onUserDensityChange }: DensityOptions,
): DensityState {
  const ofProvider = useDensity();
  const fallback = density ?? ofProvider;
  const [chosen, update] = useSlice(state, state.density, userDensity, onUserDensityChange);
  const value = chosen ?? fallback;
  return useMemo(
    () => ({ value, fallback, choose: (next) => update(() => next) }),
    [value, fallback, update],
  );
}
