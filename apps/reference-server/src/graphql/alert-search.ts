import { canReadPart } from '../access/operation-access.ts';
import type { CurrentUser } from '../access/current-user.ts';
import type { SearchRights } from '../alerts/find-alerts.ts';
import { builder } from './builder.ts';

export const AlertCodeGroupEnum = builder.enumType('AlertCodeGroup', {
  values: [
    'value',
    'driving',
    'dms',
    'adas',
    'fleetOrder',
    'safety',
    'device',
    'geofence',
  ] as const,
});

const AlertOwnerFilter = builder.enumType('AlertOwnerFilter', {
  values: ['mine', 'nobody'] as const,
});

/** `AlertSearchInput` of schema.graphql. */
export const AlertSearchInput = builder.inputType('AlertSearchInput', {
  fields: (t) => ({
    text: t.string(),
    group: t.field({ type: [AlertCodeGroupEnum] }),
    vgroupIds: t.idList(),
    isUnread: t.boolean(),
    owner: t.field({ type: AlertOwnerFilter }),
  }),
});

/** What of an alert the user may search. */
export const searchRightsOf = (
  currentUser: CurrentUser,
  operation: 'GraphQL Query.rawAlerts' | 'GraphQL Query.totalImportantAlerts',
): SearchRights => ({
  userId: currentUser.userId,
  includeFleetOrders: canReadPart(currentUser, operation, 'fleet orders'),
  includeGroups: canReadPart(currentUser, operation, 'vehicle groups'),
});
