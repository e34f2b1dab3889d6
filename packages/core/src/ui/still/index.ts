export { type TapFilterOptions, useFreshTaps, useTapFilter } from './use-fresh-taps.ts';
export { type HeldValue, useHeld } from './use-held.ts';
export { type BusySignsOptions, watchBusySigns } from './watch-busy-signs.ts';
