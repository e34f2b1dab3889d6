import type { Alert } from '../../engine/alert/alert.ts';
import { useCurrentUserId } from '../../hooks/permissions.ts';
import { initialsOf } from '../shared/text/initials.ts';
import { useText } from '../shared/use-text.ts';

/** The owner of an unresolved alert, as it is shown. */
export interface ShownOwner {
  readonly isMine: boolean;
  /** "You", or initials. */
  readonly short: string;
  /** "Handled by …" */
  readonly text: string;
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
