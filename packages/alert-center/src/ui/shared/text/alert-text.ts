import { type Locale, builtInLocaleOf } from '@pantau/core';
import { findAlertCode } from '@pantau/core/contract';
import type { IconName } from '@pantau/core/ui/icon';
import type { AttentionState } from '@pantau/core/ui/severity-glyph';
import type { Alert, Urgency } from '../../../engine/alert/alert.ts';
import { settlementOf } from '../../../engine/alert/settlement.ts';
import type {
  AlertCenterMessageKey,
  AlertCenterTranslate,
} from '../../../messages/alert-center-messages.ts';

/** What happened, in the user's language. A server that has no words for a code still shows something. */
export function titleOf(alert: Pick<Alert, 'description' | 'alertCode'>, locale: Locale): string {
  const language = builtInLocaleOf(locale);
  const other = language === 'id' ? 'en' : 'id';
  return alert.description[language] || alert.description[other] || `#${alert.alertCode}`;
}

export function iconOf(alert: Pick<Alert, 'alertCode'>): IconName {
  return findAlertCode(alert.alertCode)?.icon ?? 'generic';
}

/**
 * Where it happened, as people call it: the company's own names first, then the address. `undefined`
 * while only the coordinates are known.
 */
export function placeOf(alert: Pick<Alert, 'address' | 'geofences'>): string | undefined {
  const fences = alert.geofences.map(({ fenceName }) => fenceName);
  return [...fences, alert.address].filter(Boolean).join(', ') || undefined;
}

/** How much attention an alert still needs; false counts before resolved. */
export function attentionOf(
  alert: Pick<Alert, 'read' | 'resolved' | 'falseAlert'>,
): AttentionState {
  if (alert.falseAlert) return 'falseAlert';
  if (alert.resolved) return 'resolved';
  return alert.read ? 'read' : 'unread';
}

const severityWords: Readonly<Record<Urgency, AlertCenterMessageKey>> = {
  urgent: 'severityUrgent',
  important: 'severityImportant',
};

export const severityText = (urgency: Urgency, words: AlertCenterTranslate): string =>
  words(severityWords[urgency]);

/** Read, unread, or how it ended and who ended it. */
export function stateText(
  alert: Pick<Alert, 'read' | 'resolved' | 'falseAlert' | 'resolver' | 'resolvedOn' | 'log'>,
  words: AlertCenterTranslate,
): string {
  const attention = attentionOf(alert);
  if (attention === 'unread') return words('stateUnread');
  if (attention === 'read') return words('stateRead');
  const name = settlementOf(alert)?.by?.fullname;
  if (attention === 'resolved') return name ? words('resolvedBy', { name }) : words('resolved');
  return name ? words('falseAlertBy', { name }) : words('falseAlert');
}
