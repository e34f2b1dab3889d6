import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './settings-en.ts';
import { id } from './settings-id.ts';

/**
 * Texts of the settings menu and of the reminder in the panel's header, which load with the panel. A host
 * overrides them under the namespace `alert-center-settings`.
 */
export const settingsMessages = defineCatalog('alert-center-settings', en, id);

export type SettingsMessageKey = MessageKey<keyof typeof en>;
export type SettingsTranslate = Translate<SettingsMessageKey>;
