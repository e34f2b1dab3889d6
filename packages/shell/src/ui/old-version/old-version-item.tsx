import { useMessages } from '@pantau/core';
import { Menu } from '@pantau/core/ui/menu';
import type { ReactElement } from 'react';
import { promptActionsMessages } from '../../messages/prompt-actions-messages.ts';
import { useMayGoBack } from './use-may-go-back.ts';

export interface OldVersionItemProps {
  /** Hosts that users may be redirected to; without one there is no old version to go back to. */
  readonly redirectHosts: readonly string[];
  /** Show the `OldVersionPrompt`. */
  readonly onSelect: () => void;
}

/** The item of the account menu that leads back to the old version, for users who may go back (SH-75). */
export function OldVersionItem({
  redirectHosts,
  onSelect,
}: OldVersionItemProps): ReactElement | null {
  const t = useMessages(promptActionsMessages);
  const mayGoBack = useMayGoBack(redirectHosts);
  if (!mayGoBack) return null;
  return (
    <>
      <Menu.Separator />
      <Menu.Item icon="undo" onSelect={onSelect}>
        {t('backToOldVersion')}
      </Menu.Item>
    </>
  );
}
