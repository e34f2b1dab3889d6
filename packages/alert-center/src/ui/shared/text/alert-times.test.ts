import { createFormat } from '@pantau/core';
import { expect, test } from 'vitest';
import { alertTimes } from './alert-times.ts';

const format = createFormat('id', 'Asia/Jakarta');
const noon = Date.UTC(2026, 10, 20, 5);
const DAY_MS = 86_400_000;

test('an alert of today shows its time to the second, with the zone', () => {
  const alert = { createdOn: noon + 18_000, receivedOn: noon + 20_000 };
  expect(alertTimes(alert, noon + 60_000, format)).toEqual({
    happened: '12.00.18 WIB',
    received: '12.00.20',
  });
});

test('the day is shown unless it is today, and where it was received on another day', () => {
  const alert = { createdOn: noon, receivedOn: noon + DAY_MS };
  expect(alertTimes(alert, noon + 2 * DAY_MS, format)).toEqual({
    happened: '20 Nov 2026, 12.00.00 WIB',
    received: '21 Nov 2026, 12.00.00',
  });
});
