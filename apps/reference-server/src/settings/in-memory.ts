/** Value of `PANTAU_DATA_DIR` that stores nothing on disk. */
export const IN_MEMORY = 'memory://';
