import { useMessages } from '@pantau/core';
import { type SettingsTranslate, settingsMessages } from '../../messages/settings-messages.ts';

/** Texts of the settings, which load with the panel. */
export function useSettingsText(): SettingsTranslate {
  return useMessages(settingsMessages);
}
