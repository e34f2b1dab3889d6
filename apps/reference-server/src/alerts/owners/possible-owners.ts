import { scopes } from '@pantau/core/contract';
import { and, arrayContains, asc, eq, ilike, ne } from 'drizzle-orm';
import { loadSubscribedRules, type CurrentUser } from '../../access/current-user.ts';
import { alertScope, visibleUsers, type TenantScope } from '../../access/visibility.ts';
import type { Queries } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { partOf, searchWords } from '../../db/search-words.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { UserRef } from '../alert-record.ts';
import type { NewOwner } from './change-owner.ts';

/** Whom a list of people names at most; a search finds the others. */
const LISTED_MAX = 50;

/** Users of the company who may act on alerts. */
const mayAct = (companyId: number) =>
  and(
    visibleUsers({ companyId }),
    arrayContains(users.scopes, [scopes.alertCenterMain, scopes.alertAction]),
  );

/**
 * Whom the user can hand alerts over to, by name.
 *
 * @throws ApiError `INVALID_INPUT` for a search that is too long
 */
export function listPossibleOwners(
  db: Queries,
  { userId, companyId }: Pick<CurrentUser, 'userId' | 'companyId'>,
  search: string | null | undefined,
): Promise<UserRef[]> {
  const named = searchWords(search).map((word) => ilike(users.fullname, partOf(word)));
  return db
    .select({ id: users.id, fullname: users.fullname })
    .from(users)
    .where(and(mayAct(companyId), ne(users.id, userId), ...named))
    .orderBy(asc(users.fullname), asc(users.id))
    .limit(LISTED_MAX);
}

/**
 * The person whom alerts are given to, and what that person can see.
 *
 * @param ofCaller what the caller can see
 * @throws ApiError `INVALID_INPUT` for somebody who may not act on the company's alerts
 */
export async function findNewOwner(
  db: Queries,
  { userId, companyId }: Pick<CurrentUser, 'userId' | 'companyId'>,
  ofCaller: TenantScope,
  ownerId: number | null,
): Promise<NewOwner> {
  if (ownerId === userId) return { id: userId, scope: ofCaller };
  const [owner] =
    ownerId === null
      ? []
      : await db
          .select({ id: users.id, scopes: users.scopes })
          .from(users)
          .where(and(mayAct(companyId), eq(users.id, ownerId)));
  if (owner === undefined) throw new ApiError('INVALID_INPUT', 'ownerInvalid');
  const scope = alertScope({
    companyId,
    rules: await loadSubscribedRules(db, { userId: owner.id, companyId }),
    includeUrgent: owner.scopes.includes(scopes.alertCenterUrgent),
    includeShared: owner.scopes.includes(scopes.sharedVehicle),
  });
  return { id: owner.id, scope };
}
