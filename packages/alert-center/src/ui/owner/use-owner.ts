import type { Alert } from '../../engine/alert/alert.ts';
import { useCurrentUserId } from '../../hooks/permissions.ts';
import { useText } from '../shared/use-text.ts';

/** The owner of an unresolved alert, as it is shown. */
export interface ShownOwner {
  readonly isMine: boolean;
  /** "You", or initials. */
  readonly short: string;
  /** "Handled by …" */
  readonly text: string;
}

/** Initials of the first and last name: Budi Santoso → BS. */
function initialsOf(fullname: string): string {
  const parts = fullname.trim().split(/\s+/);
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return ends.map((part = '') => [...part][0]?.toUpperCase() ?? '').join('');
}

/** Null for nobody. */
export function useOwner({ owner }: Pick<Alert, 'owner'>): ShownOwner | null {
  const t = useText();
  const userId = useCurrentUserId();
  if (owner == null) return null;
  if (owner.userId === userId) return { isMine: true, short: t('you'), text: t('ownedByYou') };
  const { fullname: name } = owner;
  return { isMine: false, short: initialsOf(name), text: t('ownedBy', { name }) };
}
