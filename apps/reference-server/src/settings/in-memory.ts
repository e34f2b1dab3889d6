/** Value of `PANTAU_DATA_DIR` that keeps nothing. */
export const IN_MEMORY = 'memory://';
