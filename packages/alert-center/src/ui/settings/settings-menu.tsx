import { IconButton } from '@pantau/core/ui/icon-button';
import { Menu } from '@pantau/core/ui/menu';
import type { ReactElement } from 'react';
import { useAlertCounts } from '../../hooks/list.ts';
import { useReminder } from '../../hooks/reminder.ts';
import { useAlertSettings } from '../../hooks/settings.ts';
import { useCanEditQuickNotes } from '../../hooks/quick-notes.ts';
import { useIsStacking } from '../../hooks/stacks.ts';
import { useViewOptions } from '../shared/view-options.ts';
import { LazyChoices } from '../notifications/lazy-choices.tsx';
import { ReminderChoices } from '../reminder/reminder-choices.tsx';
import { useAlertTriage } from '../shared/triage-context.ts';
import { useSettingsText } from '../shared/use-settings-text.ts';

/** Settings menu: reminder, sound, previews, and a link to the notification settings. */
export function SettingsMenu(): ReactElement {
  const t = useSettingsText();
  const { urgent } = useAlertCounts();
  const { hasSound, enableSound } = useReminder();
  const { onOpenRuleSettings } = useViewOptions();
  const [settings, change] = useAlertSettings();
  const isStacking = useIsStacking();
  const canEditQuickNotes = useCanEditQuickNotes();
  const triage = useAlertTriage();
  const setSound = (isSoundOn: boolean): void => {
    change({ isSoundOn });
    // The press also unlocks audio in the browser.
    if (isSoundOn) void enableSound();
  };
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <IconButton icon="settings" size="dense" label={t('settings')} />
      </Menu.Trigger>
      <Menu.Content aria-label={t('settings')} align="end">
        {urgent !== null && (
          <>
            <ReminderChoices />
            <Menu.Separator />
            {hasSound && (
              <Menu.CheckboxItem checked={settings.isSoundOn} onCheckedChange={setSound}>
                {t('settingSound')}
              </Menu.CheckboxItem>
            )}
            <LazyChoices />
          </>
        )}
        <Menu.CheckboxItem
          checked={settings.showsPreviews}
          onCheckedChange={(showsPreviews) => change({ showsPreviews })}
        >
          {t('settingPreviews')}
        </Menu.CheckboxItem>
        <Menu.CheckboxItem
          checked={settings.asksBeforeResolve}
          onCheckedChange={(asksBeforeResolve) => change({ asksBeforeResolve })}
        >
          {t('settingAsks')}
        </Menu.CheckboxItem>
        <Menu.CheckboxItem
          checked={settings.asksBeforeCheckAgain}
          onCheckedChange={(asksBeforeCheckAgain) => change({ asksBeforeCheckAgain })}
        >
          {t('settingAsksCheckAgain')}
        </Menu.CheckboxItem>
        <Menu.CheckboxItem
          checked={settings.movesOn}
          onCheckedChange={(movesOn) => change({ movesOn })}
        >
          {t('settingMovesOn')}
        </Menu.CheckboxItem>
        <Menu.CheckboxItem
          checked={isStacking}
          onCheckedChange={(stacksRepeats) => change({ stacksRepeats })}
        >
          {t('settingStacks')}
        </Menu.CheckboxItem>
        {(canEditQuickNotes || onOpenRuleSettings !== undefined) && <Menu.Separator />}
        {canEditQuickNotes && (
          <Menu.Item icon="pen" onSelect={() => triage.editQuickNotes()}>
            {t('quickNotes')}
          </Menu.Item>
        )}
        {onOpenRuleSettings !== undefined && (
          <Menu.Item icon="arrowRight" onSelect={onOpenRuleSettings}>
            {t('ruleSettings')}
          </Menu.Item>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}
