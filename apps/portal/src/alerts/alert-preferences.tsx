import type { ReactElement } from 'react';
import { useAlertCounts, useAlertSettings, useReminder } from '@pantau/alert-center';
import { scopes, useMessages, useSession } from '@pantau/core';
import { Menu } from '@pantau/core/ui/menu';
import { portalMessages } from '../messages/portal-messages.ts';

/** Until the user chooses, repeats stack above this number of unresolved alerts (AC-741). */
const STACK_ABOVE = 50;

/** The user's own settings of the alert centre, as items of the account menu: available to everyone (PO-66). */
export function AlertPreferences(): ReactElement {
  const t = useMessages(portalMessages);
  const { can } = useSession().permissions;
  const { urgent, total } = useAlertCounts();
  const { hasSound, enableSound } = useReminder();
  const [settings, change] = useAlertSettings();
  const setSound = (isSoundOn: boolean): void => {
    change({ isSoundOn });
    // The press also unlocks audio in the browser.
    if (isSoundOn) void enableSound();
  };
  return (
    <div role="group" aria-label={t('alertPreferences')}>
      <Menu.Separator />
      {hasSound && urgent !== null && (
        <Menu.CheckboxItem checked={settings.isSoundOn} onCheckedChange={setSound}>
          {t('preferenceSound')}
        </Menu.CheckboxItem>
      )}
      <Menu.CheckboxItem
        checked={settings.showsPreviews}
        onCheckedChange={(showsPreviews) => change({ showsPreviews })}
      >
        {t('preferenceAutoOpen')}
      </Menu.CheckboxItem>
      <Menu.CheckboxItem
        checked={settings.stacksRepeats ?? total > STACK_ABOVE}
        onCheckedChange={(stacksRepeats) => change({ stacksRepeats })}
      >
        {t('preferenceStacks')}
      </Menu.CheckboxItem>
      {can(scopes.alertAction) && (
        <>
          <Menu.CheckboxItem
            checked={settings.asksBeforeResolve}
            onCheckedChange={(asksBeforeResolve) => change({ asksBeforeResolve })}
          >
            {t('preferenceConfirmResolve')}
          </Menu.CheckboxItem>
          <Menu.CheckboxItem
            checked={settings.asksBeforeCheckAgain}
            onCheckedChange={(asksBeforeCheckAgain) => change({ asksBeforeCheckAgain })}
          >
            {t('preferenceConfirmCheckAgain')}
          </Menu.CheckboxItem>
          <Menu.CheckboxItem
            checked={settings.movesOn}
            onCheckedChange={(movesOn) => change({ movesOn })}
          >
            {t('preferenceMovesOn')}
          </Menu.CheckboxItem>
        </>
      )}
    </div>
  );
}
