/** The sections, in the order of display. */
export const sectionNames = ['identity', 'operation', 'driverScore'] as const;
