import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './notifications-en.ts';
import { id } from './notifications-id.ts';

/**
 * Texts of browser notifications and of the settings for them, which load when they are needed. A host overrides them
 * under the namespace `alert-center-notifications`.
 */
export const notificationsMessages = defineCatalog('alert-center-notifications', en, id);

export type NotificationsMessageKey = MessageKey<keyof typeof en>;
export type NotificationsTranslate = Translate<NotificationsMessageKey>;
