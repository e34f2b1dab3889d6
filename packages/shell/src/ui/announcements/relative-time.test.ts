import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.UTC(2026, 10, 20, 7);
const minutes = (count: number) => relativeTime(now, now - count * 60_000, 'id');

it('an announcement states its age, and after a week its date (SH-41)', () => {
  expect([-5, 0.5, 1, 59, 60, 24 * 60 - 1].map(minutes)).toEqual([
    'sekarang',
    'sekarang',
    '1 menit yang lalu',
    '59 menit yang lalu',
    '1 jam yang lalu',
    '23 jam yang lalu',
  ]);
  expect(minutes(24 * 60)).toBe('kemarin');
  expect(minutes(6 * 24 * 60)).toBe('6 hari yang lalu');
  expect(minutes(7 * 24 * 60)).toBeNull();
  expect(relativeTime(now, now - 120_000, 'en')).toBe('2 minutes ago');
});
