import { IconButton } from '@pantau/core/ui/icon-button';
import type { ReactElement } from 'react';
import { type Alert, isUnresolved } from '../../engine/alert/alert.ts';
import { useCanTake } from '../../hooks/owner.ts';
import { useAlertTriage } from '../shared/triage-context.ts';
import { useKeyShortcuts } from '../shared/use-key-names.ts';
import { useText } from '../shared/use-text.ts';
import { useOwner } from './use-owner.ts';

export interface OwnerButtonProps {
  readonly alert: Alert;
  readonly size?: 'dense' | undefined;
  /** The label of the button for what it does. */
  readonly named: (what: string) => string;
}

/** Takes an alert that nobody owns; hands the user's own over or releases it. Nothing for what others own. */
export function OwnerButton({ alert, size, named }: OwnerButtonProps): ReactElement | null {
  const t = useText();
  const triage = useAlertTriage();
  const keys = useKeyShortcuts();
  const canTake = useCanTake();
  const owner = useOwner(alert);
  if (!canTake || !isUnresolved(alert) || owner?.isMine === false) return null;
  const isMine = owner !== null;
  return (
    <IconButton
      icon="user"
      size={size}
      label={named(t(isMine ? 'handOverOrRelease' : 'take'))}
      {...(isMine && { 'aria-haspopup': 'dialog' as const })}
      {...keys('take')}
      onClick={() => void triage.take(alert.id)}
    />
  );
}
