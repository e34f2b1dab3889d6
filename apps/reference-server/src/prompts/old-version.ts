import type { CurrentUser } from '../access/current-user.ts';
import type { Queries } from '../db/database.ts';
import { oldVersionReasons } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { canonicalText, isStorable } from '../lib/user-text.ts';
import type { Settings } from '../settings/settings.ts';

export type OldVersionSettings = Pick<Settings, 'redirectHosts' | 'oldVersionCompanies'>;

/** The reason that is explained in the user's own words. */
const OTHER_REASON = 4;
const TEXT_MAX = 500;

/** The hosts that users of a company may be redirected to; none if the company has no old version to go back to. */
export function redirectHostsFor(
  { redirectHosts, oldVersionCompanies }: OldVersionSettings,
  companyId: number,
): readonly string[] {
  const isIncluded = oldVersionCompanies.length === 0 || oldVersionCompanies.includes(companyId);
  return isIncluded ? redirectHosts : [];
}

interface GivenReason {
  readonly reason: number;
  readonly otherReason?: string | null | undefined;
}

/** @throws ApiError `INVALID_INPUT` for an unknown reason, and for reason 4 without a text. */
function parseReason({ reason, otherReason }: GivenReason): {
  readonly reason: number;
  readonly otherReason: string | null;
} {
  if (!Number.isInteger(reason) || reason < 1 || reason > OTHER_REASON) {
    throw new ApiError('INVALID_INPUT', 'oldVersionReasonUnknown', { max: OTHER_REASON });
  }
  if (reason !== OTHER_REASON) return { reason, otherReason: null };
  const text = canonicalText(otherReason ?? '');
  if (text === '') throw new ApiError('INVALID_INPUT', 'reasonRequired');
  if (text.length > TEXT_MAX) {
    throw new ApiError('INVALID_INPUT', 'reasonTooLong', { max: TEXT_MAX });
  }
  if (!isStorable(text)) throw new ApiError('INVALID_INPUT', 'textInvalid');
  return { reason, otherReason: text };
}

/**
 * Records why a user goes back to the old version.
 *
 * @returns the host to redirect to
 * @throws ApiError `INVALID_INPUT` for an invalid reason, `NOT_FOUND` without an old version
 */
export async function goBackToOldVersion(
  db: Queries,
  settings: OldVersionSettings,
  { companyId, userId }: CurrentUser,
  given: GivenReason,
  now: Date,
): Promise<string> {
  const reason = parseReason(given);
  const [host] = redirectHostsFor(settings, companyId);
  if (host === undefined) throw new ApiError('NOT_FOUND', 'oldVersionNotFound');
  await db.insert(oldVersionReasons).values({ companyId, userId, ...reason, createdOn: now });
  return host;
}
