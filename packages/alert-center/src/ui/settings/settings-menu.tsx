import { IconButton, Menu, MenuCheckboxItem, MenuItem, MenuSeparator } from '@pantau/core/ui';
import type { ReactElement } from 'react';
import { useAlertCounts } from '../../hooks/use-alert-counts.ts';
import { useReminder } from '../../hooks/use-reminder.ts';
import { useAlertSettings } from '../../hooks/use-settings.ts';
import { useViewOptions } from '../shared/view-options.ts';
import { ReminderChoices } from '../reminder/reminder-choices.tsx';
import { useSettingsWords } from '../shared/use-settings-text.ts';

/** The settings menu (spec alerts §2): reminder, sound, previews, and the way to the rules. */
export function SettingsMenu(): ReactElement {
  const words = useSettingsWords();
  const { urgent } = useAlertCounts();
  const { hasSound, enableSound } = useReminder();
  const { onOpenRuleSettings } = useViewOptions();
  const [settings, change] = useAlertSettings();
  const setSound = (isSoundOn: boolean): void => {
    change({ isSoundOn });
    // It is heard at once, and the browser knows that somebody wants it.
    if (isSoundOn) void enableSound();
  };
  return (
    <Menu
      label={words('settings')}
      align="end"
      trigger={(props) => (
        <IconButton {...props} icon="settings" size="dense" label={words('settings')} />
      )}
    >
      {urgent !== null && (
        <>
          <ReminderChoices />
          <MenuSeparator />
          {hasSound && (
            <MenuCheckboxItem isChecked={settings.isSoundOn} onCheckedChange={setSound}>
              {words('settingSound')}
            </MenuCheckboxItem>
          )}
        </>
      )}
      <MenuCheckboxItem
        isChecked={settings.showsPreviews}
        onCheckedChange={(showsPreviews) => change({ showsPreviews })}
      >
        {words('settingPreviews')}
      </MenuCheckboxItem>
      <MenuCheckboxItem
        isChecked={settings.asksBeforeResolve}
        onCheckedChange={(asksBeforeResolve) => change({ asksBeforeResolve })}
      >
        {words('settingAsks')}
      </MenuCheckboxItem>
      {onOpenRuleSettings !== undefined && (
        <>
          <MenuSeparator />
          <MenuItem icon="arrowRight" onSelect={onOpenRuleSettings}>
            {words('ruleSettings')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
