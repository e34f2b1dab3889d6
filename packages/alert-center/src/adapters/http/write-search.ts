import type { AlertSearch } from '../../engine/list/alert-search.ts';

/** `AlertSearchInput` of schema.graphql. */
export const writeSearch = ({ text, groups, vehicleGroups, unreadOnly, owner }: AlertSearch) => ({
  ...(text !== '' && { text }),
  ...(groups.length > 0 && { group: [...groups] }),
  ...(vehicleGroups.length > 0 && { vgroupIds: [...vehicleGroups] }),
  ...(unreadOnly && { isUnread: true }),
  ...(owner !== undefined && { owner }),
});
