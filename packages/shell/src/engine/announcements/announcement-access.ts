import { scopes } from '@pantau/core/contract';
import type { AccessRule } from '../access/access-rule.ts';

/** Who receives announcements (SH-40). The server requires the same. */
export const announcementAccess: AccessRule = {
  allOf: [scopes.systemNotification, { flag: 'vsms2_system_notification' }],
};
