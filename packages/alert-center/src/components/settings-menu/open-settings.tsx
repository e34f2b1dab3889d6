import { Menu, MenuCheckboxItem, MenuItem, MenuSeparator } from '@pantau/core/ui';
import type { ReactElement } from 'react';
import { useAlertCounts } from '../../controllers/use-alert-counts.ts';
import { useReminder } from '../../controllers/use-reminder.ts';
import { useAlertSettings } from '../../controllers/use-settings.ts';
import { useViewOptions } from '../options/view-options.ts';
import { useWords } from '../words/use-words.ts';
import type { LazyMenuPartProps } from './lazy-menu.tsx';
import { ReminderChoices } from './reminder-choices.tsx';

/** The settings menu (spec alerts §2): reminder, sound, previews, and the way to the rules. */
export function OpenSettings({ trigger }: LazyMenuPartProps): ReactElement {
  const words = useWords();
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
    <Menu label={words('settings')} align="end" defaultOpen trigger={trigger}>
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
