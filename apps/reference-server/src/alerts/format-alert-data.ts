import { findAlertCode } from '@pantau/core/contract';

const HOUR = 3_600;
const MINUTE = 60;

/** Alert code whose trigger is displayed in hours. */
const DRIVING_TIME = 117;

const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

const unitNames = { 'km/h': ' km/jam', '%': '%', '°C': ' °C' } as const;

/**
 * Formats the measured value with its unit in Indonesian notation: `82,5 km/jam`, `12 menit 30
 * detik`, `4 jam`. Returns `null` when the code has no value, or none was measured.
 */
export function formatAlertData(alertCode: number, alertTrigger: number | null): string | null {
  const unit = findAlertCode(alertCode)?.unit ?? null;
  if (unit === null || alertTrigger === null) return null;
  if (alertCode === DRIVING_TIME) return `${number.format(alertTrigger / HOUR)} jam`;
  return unit === 's'
    ? formatDuration(alertTrigger)
    : `${number.format(alertTrigger)}${unitNames[unit]}`;
}

function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [
    [Math.floor(whole / HOUR), 'jam'],
    [Math.floor((whole % HOUR) / MINUTE), 'menit'],
    [whole % MINUTE, 'detik'],
  ] as const;
  const names = parts.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`);
  return names.length === 0 ? '0 detik' : names.slice(0, 2).join(' ');
}
