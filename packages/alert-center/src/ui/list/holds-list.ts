/** Marks controls that hold the list still while the pointer is over them. */
export const holdsList = { 'data-holds-list': '' } as const;
