import { findAlertCode } from '@pantau/core/contract';
import type { Language } from '../lib/language.ts';
import { translate } from '../lib/messages.ts';
import type { RuleMatch } from './rule-match.ts';

/** Alerts that a message lists; the others are counted. */
const LISTED = 10;

const units = { 'km/h': { id: 'km/jam', en: 'km/h' } } as const;

function valueOf({ alertCode, alertTrigger }: RuleMatch, language: Language): string {
  const unit = findAlertCode(alertCode)?.unit ?? null;
  if (unit === null || alertTrigger === null) return '';
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  if (unit === 's') {
    const minutes = number.format(alertTrigger / 60);
    return alertTrigger < 60
      ? translate(language, 'seconds', { count: number.format(alertTrigger) })
      : translate(language, 'minutes', { count: minutes });
  }
  const name = unit === 'km/h' ? units[unit][language] : unit;
  return `${number.format(alertTrigger)}${unit === '%' ? '' : ' '}${name}`;
}

/** A line such as `B 9482 KXT, 23 November 2026 18.05 WIB: Melebihi batas kecepatan (92 km/jam)`. */
function lineOf(match: RuleMatch, language: Language): string {
  const code = findAlertCode(match.alertCode);
  const event = language === 'id' ? code?.descriptionIdn : code?.descriptionEng;
  const time = new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    timeZone: match.timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(match.createdOn);
  const value = valueOf(match, language);
  return `${match.licensePlate}, ${time}: ${event ?? match.alertCode}${value && ` (${value})`}`;
}

/**
 * The message that a recipient of a rule gets about its alerts.
 *
 * @param matches of one rule, oldest first; at least one
 * @param total number of all alerts, of which `matches` may be the first ones
 */
export function alertText(
  matches: readonly [RuleMatch, ...RuleMatch[]],
  total: number,
  language: Language,
): { readonly subject: string; readonly text: string } {
  const [first] = matches;
  const label = first.label.replaceAll(/\s+/g, ' ');
  const values = { label, plate: first.licensePlate, count: total };
  const subject =
    total === 1
      ? translate(language, 'mailSubjectOne', values)
      : translate(language, 'mailSubjectMany', values);
  const listed = matches.slice(0, LISTED).map((match) => lineOf(match, language));
  const rest = total - listed.length;
  const text = [
    ...listed,
    ...(rest > 0 ? [translate(language, 'mailMore', { count: rest })] : []),
    '',
    translate(language, 'mailReason', values),
  ].join('\n');
  return { subject, text };
}
