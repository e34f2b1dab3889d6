/** Why a user goes back: a missing feature, hard to use, slow, or another reason in the user's own words. */
export type OldVersionReason = 1 | 2 | 3 | 4;

export const oldVersionReasons: readonly OldVersionReason[] = [1, 2, 3, 4];

/** The reason that has a text. */
export const OTHER_REASON: OldVersionReason = 4;

export const OTHER_REASON_MAX = 500;

export interface OldVersionDraft {
  readonly reason: OldVersionReason | null;
  /** Only for `OTHER_REASON`. */
  readonly text: string;
}

export const emptyOldVersionDraft: OldVersionDraft = { reason: null, text: '' };

/** What is wrong with a draft; `null` if it can be sent (SH-72). */
export function oldVersionProblem(
  draft: OldVersionDraft,
): 'reasonMissing' | 'textMissing' | 'textTooLong' | null {
  if (draft.reason === null) return 'reasonMissing';
  if (draft.reason !== OTHER_REASON) return null;
  const text = draft.text.trim();
  if (text === '') return 'textMissing';
  return text.length > OTHER_REASON_MAX ? 'textTooLong' : null;
}

export interface OldVersionSource {
  /**
   * Records the reason and resolves with the host of the old version, which is not trusted: see `redirectAddress`.
   * Rejects with `PantauError`, kind `invalid` for reason 4 without a text.
   */
  leaveForOldVersion(
    reason: OldVersionReason,
    otherReason: string | null,
    signal?: AbortSignal,
  ): Promise<string>;
}

/** A host name with or without a port, and nothing else. */
const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;

/**
 * The address to redirect to, over https; `null` unless the host is one of the allowed ones (SH-74).
 *
 * @param answer what the server returned: a host, or an https address with such a host
 * @param allowedHosts hosts with their port, such as `old.fleet.example` or `old.fleet.example:8443`
 */
export function redirectAddress(answer: string, allowedHosts: readonly string[]): string | null {
  const host = answer
    .trim()
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/\/$/, '');
  if (!HOST.test(host)) return null;
  const isAllowed = allowedHosts.some((allowed) => allowed.trim().toLowerCase() === host);
  const address = `https://${host}/`;
  return isAllowed && URL.canParse(address) && new URL(address).host === host ? address : null;
}
