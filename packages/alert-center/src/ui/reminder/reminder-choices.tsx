import { useFormat, useToast } from '@pantau/core';
import { Menu } from '@pantau/core/ui/menu';
import type { ReactElement } from 'react';
import { useAlertSettings } from '../../hooks/settings.ts';
import { REMINDER_MINUTES } from '../../engine/alert/limits.ts';
import { useText } from '../shared/use-text.ts';
import { useSettingsText } from '../shared/use-settings-text.ts';

/** Intervals of the urgent reminder; a change shows a toast. */
export function ReminderChoices(): ReactElement {
  const t = useSettingsText();
  const units = useText();
  const format = useFormat();
  const toast = useToast();
  const [{ minutes }, change] = useAlertSettings();
  const text = (every: number): string =>
    every === 0 ? t('reminderNone') : units('minutes', { number: format.number(every) });
  const choose = (chosen: string): void => {
    const next = REMINDER_MINUTES.find((every) => String(every) === chosen);
    if (next === undefined || next === minutes) return;
    change({ minutes: next });
    toast.show({ kind: 'success', text: t('changed', { interval: text(next) }) });
  };
  return (
    <Menu.RadioGroup label={t('reminder')} value={String(minutes)} onValueChange={choose}>
      {REMINDER_MINUTES.map((every) => (
        <Menu.RadioItem key={every} value={String(every)}>
          {text(every)}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
