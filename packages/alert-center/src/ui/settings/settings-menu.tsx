import { IconButton } from '@pantau/core/ui/icon-button';
import { Menu } from '@pantau/core/ui/menu';
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
    <Menu.Root>
      <Menu.Trigger asChild>
        <IconButton icon="settings" size="dense" label={words('settings')} />
      </Menu.Trigger>
      <Menu.Content aria-label={words('settings')} align="end">
        {urgent !== null && (
          <>
            <ReminderChoices />
            <Menu.Separator />
            {hasSound && (
              <Menu.CheckboxItem checked={settings.isSoundOn} onCheckedChange={setSound}>
                {words('settingSound')}
              </Menu.CheckboxItem>
            )}
          </>
        )}
        <Menu.CheckboxItem
          checked={settings.showsPreviews}
          onCheckedChange={(showsPreviews) => change({ showsPreviews })}
        >
          {words('settingPreviews')}
        </Menu.CheckboxItem>
        <Menu.CheckboxItem
          checked={settings.asksBeforeResolve}
          onCheckedChange={(asksBeforeResolve) => change({ asksBeforeResolve })}
        >
          {words('settingAsks')}
        </Menu.CheckboxItem>
        {onOpenRuleSettings !== undefined && (
          <>
            <Menu.Separator />
            <Menu.Item icon="arrowRight" onSelect={onOpenRuleSettings}>
              {words('ruleSettings')}
            </Menu.Item>
          </>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}
