import { type Alert, isUnresolved } from './alert.ts';

/** Why the owner of an alert does not change: somebody else owns it, it is settled, or the new owner cannot see it. */
export type OwnerRefusal = 'owned' | 'settled' | 'unseen';

/** Which alerts of a search: those that the user owns, or those that nobody owns. */
export type OwnerFilter = 'mine' | 'nobody';

type Owned = Pick<Alert, 'owner' | 'resolved' | 'falseAlert'>;

/** Whether somebody other than the user owns the alert. */
export const isOwnedByOther = ({ owner }: Pick<Alert, 'owner'>, userId: string | null): boolean =>
  owner != null && owner.userId !== userId;

/** Why the user can neither take, hand over nor release an alert; null when they can. */
export function ownerRefusal(alert: Owned, userId: string | null): OwnerRefusal | null {
  if (!isUnresolved(alert)) return 'settled';
  return isOwnedByOther(alert, userId) ? 'owned' : null;
}

/** Whether a search by owner finds the alert. */
export function hasOwner(
  alert: Pick<Alert, 'owner'>,
  filter: OwnerFilter | undefined,
  userId: string | null,
): boolean {
  if (filter === undefined) return true;
  return filter === 'nobody' ? alert.owner == null : alert.owner?.userId === userId;
}
