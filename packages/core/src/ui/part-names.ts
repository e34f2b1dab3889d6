/**
 * Parts of core's primitives that a host may style, by the attribute `part`. `theme` has the variables of the theme, and
 * `light` or `dark` as a second name (EM-76).
 */
export type CorePartName = 'theme' | 'light' | 'dark' | 'plate' | 'severity' | 'toast';
