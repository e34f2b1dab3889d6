import { findAlertCode } from '@pantau/core/contract';
import type { Language } from '../lib/language.ts';

const HOUR = 3_600;
const MINUTE = 60;

/** Alert code whose trigger is displayed in hours. */
const DRIVING_TIME = 117;

const numbers = {
  id: new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }),
};

const speeds = { id: 'km/jam', en: 'km/h' };

const durations = {
  id: { hours: ['jam', 'jam'], minutes: ['menit', 'menit'], seconds: ['detik', 'detik'] },
  en: { hours: ['hour', 'hours'], minutes: ['minute', 'minutes'], seconds: ['second', 'seconds'] },
} as const;

type DurationUnit = keyof (typeof durations)['id'];

const count = (amount: number, unit: DurationUnit, language: Language): string => {
  const [one, other] = durations[language][unit];
  return `${numbers[language].format(amount)} ${amount === 1 ? one : other}`;
};

/**
 * Formats the measured value with its unit: `82,5 km/jam`, `12 menit 30 detik`, `4 jam`. Returns `null` when the code
 * has no value, or none was measured.
 */
export function formatAlertData(
  alertCode: number,
  alertTrigger: number | null,
  language: Language = 'id',
): string | null {
  const unit = findAlertCode(alertCode)?.unit ?? null;
  if (unit === null || alertTrigger === null) return null;
  if (alertCode === DRIVING_TIME) return count(alertTrigger / HOUR, 'hours', language);
  if (unit === 's') return formatDuration(alertTrigger, language);
  const number = numbers[language].format(alertTrigger);
  if (unit === '%') return `${number}%`;
  return `${number} ${unit === 'km/h' ? speeds[language] : unit}`;
}

function formatDuration(seconds: number, language: Language): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts: readonly (readonly [number, DurationUnit])[] = [
    [Math.floor(whole / HOUR), 'hours'],
    [Math.floor((whole % HOUR) / MINUTE), 'minutes'],
    [whole % MINUTE, 'seconds'],
  ];
  const texts = parts
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => count(amount, unit, language));
  return texts.length === 0 ? count(0, 'seconds', language) : texts.slice(0, 2).join(' ');
}
