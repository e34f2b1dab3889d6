import { useMessages } from '@pantau/core';
import { Menu } from '@pantau/core/ui/menu';
import type { ReactElement } from 'react';
import { isStacking } from '../../engine/stacks/stacking.ts';
import { useAlertCounts } from '../../hooks/list.ts';
import { useAlertAccess } from '../../hooks/permissions.ts';
import { useReminder } from '../../hooks/reminder.ts';
import { useAlertSettings } from '../../hooks/settings.ts';
import { preferencesMessages } from '../../messages/preferences-messages.ts';
import { LazyChoices } from '../notifications/lazy-choices.tsx';

/** Settings of those who act on alerts. */
const ofActions = ['asksBeforeResolve', 'asksBeforeCheckAgain', 'movesOn'] as const;

/**
 * The user's own settings as items of an account menu: available to everyone, as far as they apply to the user, also
 * without the scope for the settings menu of the panel (PO-66). For a `Menu` inside the alert centre's provider.
 */
export function AlertPreferences(): ReactElement {
  const t = useMessages(preferencesMessages);
  const { canAct } = useAlertAccess();
  const counts = useAlertCounts();
  const { hasSound, enableSound } = useReminder();
  const [settings, change] = useAlertSettings();
  const setSound = (isSoundOn: boolean): void => {
    change({ isSoundOn });
    // The press also unlocks audio in the browser.
    if (isSoundOn) void enableSound();
  };
  return (
    <div role="group" aria-label={t('preferences')}>
      <Menu.Separator />
      {hasSound && counts.urgent !== null && (
        <Menu.CheckboxItem checked={settings.isSoundOn} onCheckedChange={setSound}>
          {t('sound')}
        </Menu.CheckboxItem>
      )}
      <LazyChoices />
      <Menu.CheckboxItem
        checked={settings.showsPreviews}
        onCheckedChange={(showsPreviews) => change({ showsPreviews })}
      >
        {t('autoOpen')}
      </Menu.CheckboxItem>
      <Menu.CheckboxItem
        checked={isStacking(settings.stacksRepeats, counts, false)}
        onCheckedChange={(stacksRepeats) => change({ stacksRepeats })}
      >
        {t('stacks')}
      </Menu.CheckboxItem>
      {canAct &&
        ofActions.map((name) => (
          <Menu.CheckboxItem
            key={name}
            checked={settings[name]}
            onCheckedChange={(on) => change({ [name]: on })}
          >
            {t(name)}
          </Menu.CheckboxItem>
        ))}
    </div>
  );
}
