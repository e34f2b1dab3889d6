import type { MessageOverrides, Translation } from '@pantau/core';
import { callMessages, coreMessages, geoMessages, mediaMessages } from '@pantau/core/messages';
import { notificationsMessages } from './notifications-messages.ts';
import { panelMessages } from './panel-messages.ts';
import { previewMessages } from './preview-messages.ts';
import { searchMessages } from './search-messages.ts';
import { settingsMessages } from './settings-messages.ts';
import { snoozeMessages } from './snooze-messages.ts';
import { triageMessages } from './triage-messages.ts';

/** Every text that the alert centre can show, by namespace, in the built-in languages. The history has its own. */
export const allMessages = {
  core: coreMessages,
  'alert-center': panelMessages,
  'alert-center-settings': settingsMessages,
  'alert-center-search': searchMessages,
  'alert-center-snooze': snoozeMessages,
  'alert-center-notifications': notificationsMessages,
  'alert-center-preview': previewMessages,
  'alert-center-triage': triageMessages,
  calls: callMessages,
  geo: geoMessages,
  media: mediaMessages,
} as const;

export type AlertCenterNamespace = keyof typeof allMessages;

/** The alert centre in another language: a text that is missing, or has no such key, does not compile. */
export type AlertCenterTranslation = {
  readonly [N in AlertCenterNamespace]: Translation<(typeof allMessages)[N]>;
};

/** The `messages` of the provider, or of the element, that add a language under its BCP 47 tag. */
export function addLanguage(tag: string, texts: AlertCenterTranslation): MessageOverrides {
  return Object.fromEntries(
    Object.entries(texts).map(([namespace, given]) => [namespace, { [tag]: given }]),
  ) as MessageOverrides;
}
