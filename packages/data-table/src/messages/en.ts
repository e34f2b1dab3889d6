export const en = {
  search: 'Search',
} as const;
