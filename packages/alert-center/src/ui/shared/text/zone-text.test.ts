import { expect, test } from 'vitest';
import { zoneText } from './zone-text.ts';

const noon = Date.UTC(2026, 10, 20, 5);

test.each([
  ['Asia/Jakarta', 'WIB'],
  ['Asia/Makassar', 'WITA'],
  ['Asia/Jayapura', 'WIT'],
  ['Europe/Berlin', 'GMT+1'],
])('the zone of %s is called %s', (zone, name) => {
  expect(zoneText(zone, noon)).toBe(name);
});

test('a summer time has its own name', () => {
  expect(zoneText('Europe/Berlin', Date.UTC(2026, 6, 1))).toBe('GMT+2');
});
