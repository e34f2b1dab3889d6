/** Put on what the pointer must not lose: while it is there, arrivals wait and the list stands still. */
export const holdsList = { 'data-holds-list': '' } as const;
