import type { UserChannel } from '../live/user-channel.ts';
import { companyUpdatedMessage } from '../live/live-messages.ts';

/** Tells every connection of a company that its settings have changed. Call it after the commit. */
export const companyUpdated = (
  users: Pick<UserChannel, 'sendToCompany'>,
  companyId: number,
): void => users.sendToCompany(companyId, companyUpdatedMessage(companyId));
