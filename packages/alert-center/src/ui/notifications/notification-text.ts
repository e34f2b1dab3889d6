import type { BuiltInLocale } from '@pantau/core';
import type { NotificationSubject } from '../../engine/notifications/notification-board.ts';
import type { NotificationsTranslate } from '../../messages/notifications-messages.ts';
import { alertTitle } from '../shared/text/alert-text.ts';

/** Characters of a text from the server that a notification shows. */
const LENGTH_MAX = 80;

/** Control characters, and those that change the direction of the text around them. */
const unprintable = /[\p{Cc}\p{Cf}\s]+/gu;

/** A text from the server in one line, without characters that change how the rest is shown. */
export function plainText(text: string): string {
  const line = text.replaceAll(unprintable, ' ').trim();
  const characters = [...line];
  return characters.length <= LENGTH_MAX
    ? line
    : `${characters
        .slice(0, LENGTH_MAX - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * What a notification says: urgency, event and plate. A locked screen shows it to everybody, so it names no driver, no
 * place and no note (AC-862).
 */
export function notificationText(
  { kind, view, more }: NotificationSubject,
  t: NotificationsTranslate,
  language: BuiltInLocale,
): { readonly title: string; readonly body: string } {
  const event = plainText(alertTitle(view.alert, language));
  const plate = plainText(view.alert.vehicle.licensePlate);
  const isEmergency = kind === 'emergency';
  if (more === null)
    return { title: t(isEmergency ? 'emergencyTitle' : 'urgentTitle', { event }), body: plate };
  return {
    title: t(isEmergency ? 'moreEmergencies' : 'moreUrgent', { count: more }),
    body: t('latest', { event, plate }),
  };
}
