import type { BuiltInLocale } from '@pantau/core';
import { shortName } from '@pantau/core/format';
import { findAlertCode } from '@pantau/core/contract';
import type { IconName } from '@pantau/core/ui/icon';
import type { AttentionState } from '@pantau/core/ui/severity-glyph';
import type { Alert, Urgency } from '../../../engine/alert/alert.ts';
import { settlementOf } from '../../../engine/alert/settlement.ts';
import type { FirstMessageKey, FirstTranslate } from '../../../messages/alert-center-messages.ts';

/** Description of the alert in one language (`useDataLocale`), falling back to the other one and the code. */
export function alertTitle(
  alert: Pick<Alert, 'description' | 'alertCode'>,
  language: BuiltInLocale,
): string {
  const other = language === 'id' ? 'en' : 'id';
  return alert.description[language] || alert.description[other] || `#${alert.alertCode}`;
}

export function alertIcon(alert: Pick<Alert, 'alertCode'>): IconName {
  return findAlertCode(alert.alertCode)?.icon ?? 'generic';
}

/**
 * Geofence names and address of the alert, each place once (AC-264); `undefined` while only the coordinates are
 * known.
 */
export function alertPlace(alert: Pick<Alert, 'address' | 'geofences'>): string | undefined {
  const address = (alert.address ?? '').split(',');
  const parts = [...alert.geofences.map(({ fenceName }) => fenceName), ...address]
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return distinctPlaces(parts).join(', ') || undefined;
}

/** Drops places that repeat or are contained in another one, such as "Cipali" beside "Tol Cipali KM 112". */
function distinctPlaces(parts: readonly string[]): readonly string[] {
  const words = parts.map((part) => ` ${part.toLowerCase()} `);
  return parts.filter((_, index) => {
    const own = words[index] ?? '';
    return !words.some(
      (other, at) => at !== index && other.includes(own) && (other !== own || at < index),
    );
  });
}

/** Attention state of an alert. A false alert takes precedence over resolved. */
export function attentionState(
  alert: Pick<Alert, 'read' | 'resolved' | 'falseAlert'>,
): AttentionState {
  if (alert.falseAlert) return 'falseAlert';
  if (alert.resolved) return 'resolved';
  return alert.read ? 'read' : 'unread';
}

const severityKeys: Readonly<Record<Urgency, FirstMessageKey>> = {
  urgent: 'severityUrgent',
  important: 'severityImportant',
};

export const severityText = (urgency: Urgency, t: FirstTranslate): string =>
  t(severityKeys[urgency]);

type StateOfAlert = Pick<
  Alert,
  'read' | 'resolved' | 'falseAlert' | 'resolver' | 'resolvedOn' | 'log'
>;

function textOf(alert: StateOfAlert, name: string | undefined, t: FirstTranslate): string {
  const attention = attentionState(alert);
  if (attention === 'unread') return t('stateUnread');
  if (attention === 'read') return t('stateRead');
  if (attention === 'resolved') return name ? t('resolvedBy', { name }) : t('resolved');
  return name ? t('falseAlertBy', { name }) : t('falseAlert');
}

/** Read, unread, or the settlement with the user's name. */
export const stateText = (alert: StateOfAlert, t: FirstTranslate): string =>
  textOf(alert, settlementOf(alert)?.by?.fullname, t);

/** Characters that fit beside a plate in a row of a phone 360 px wide. */
const rowCharacters = 28;

/** The settlement for a row: a name for which it has no room is shortened, so that it is never cut (AC-490). */
export function outcomeText(alert: StateOfAlert, t: FirstTranslate): string {
  const text = stateText(alert, t);
  const name = settlementOf(alert)?.by?.fullname;
  if (name === undefined || text.length <= rowCharacters) return text;
  return textOf(alert, shortName(name), t);
}
