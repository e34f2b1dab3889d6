/** Parts of core's primitives that a host may style, by the attribute `part`. */
export type CorePartName = 'plate' | 'severity' | 'toast';
