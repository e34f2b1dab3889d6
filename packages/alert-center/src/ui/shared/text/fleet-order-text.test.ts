import { createFormat } from '@pantau/core';
import { describe, expect, test } from 'vitest';
import type { FleetOrder } from '../../../engine/alert/alert.ts';
import { fleetOrderFacts } from './fleet-order-facts.ts';
import { fleetOrderPlace, fleetOrderValue } from './fleet-order-text.ts';
import { textsIn } from './preview-texts.test.setup.ts';

const idTexts = textsIn('id');
const enTexts = textsIn('en');
const { t: id } = idTexts;
const { t: en } = enTexts;
const idFormat = createFormat('id', 'Asia/Jakarta');
const enFormat = createFormat('en', 'Asia/Jakarta');

const noon = Date.UTC(2026, 10, 20, 5);
const MINUTE_MS = 60_000;

const nothing = {
  location: null,
  totalFoDuration: null,
  targetTime: null,
  actualTime: null,
  estimatedTargetTime: null,
  pointLocationName: null,
  pointInKm: null,
  plannedActivitiesDuration: null,
};

const order = (detail: Partial<NonNullable<FleetOrder['detail']>> | null): FleetOrder => ({
  foNumber: 'FO-000871',
  foId: '7',
  logId: '3',
  detail: detail === null ? null : { ...nothing, ...detail },
});

describe('the value of a fleet-order alert', () => {
  const due = { targetTime: noon };

  test.each([
    ['late at the stop', 138, { ...due, actualTime: noon + 25 * MINUTE_MS }, 'terlambat 25 mnt'],
    [
      'expected late',
      139,
      { ...due, estimatedTargetTime: noon + 72 * MINUTE_MS },
      'terlambat 1 j 12 mnt',
    ],
    ['in time', 138, { ...due, actualTime: noon - MINUTE_MS }, undefined],
    ['no plan', 138, { actualTime: noon }, undefined],
    ['off route, by how far', 140, { ...due, pointInKm: 3.42 }, '3,4 km'],
    ['off route without a distance', 140, {}, undefined],
    ['without details', 141, null, undefined],
  ] as const)('%s', (_rule, alertCode, detail, text) => {
    expect(fleetOrderValue({ alertCode }, order(detail), id, idFormat)).toBe(text);
  });

  test('an actual arrival counts before an expected one', () => {
    const both = {
      ...due,
      actualTime: noon + MINUTE_MS,
      estimatedTargetTime: noon + 9 * MINUTE_MS,
    };
    expect(fleetOrderValue({ alertCode: 138 }, order(both), en, enFormat)).toBe('1 min late');
  });
});

test('a row names the task and its stop', () => {
  expect(fleetOrderPlace(order({ location: 'Gudang Cikarang' }))).toBe(
    'FO-000871, Gudang Cikarang',
  );
  expect(fleetOrderPlace(order(null))).toBe('FO-000871');
  expect(fleetOrderPlace({ ...order(null), foNumber: null })).toBeUndefined();
});

test('the detail shows every known extra and no other (AC-76)', () => {
  const all = {
    location: 'Gudang Cikarang',
    totalFoDuration: 22_800,
    targetTime: noon,
    actualTime: noon + 25 * MINUTE_MS,
    estimatedTargetTime: noon + 15 * MINUTE_MS,
    pointLocationName: 'Tol Cipali KM 112',
    pointInKm: 3.4,
    plannedActivitiesDuration: 2_700,
  };
  expect(fleetOrderFacts(order(all), idTexts, idFormat)).toEqual([
    { label: 'Lokasi', text: 'Gudang Cikarang' },
    { label: 'Rencana tiba', text: '20 Nov 2026, 12.00' },
    { label: 'Perkiraan tiba', text: '20 Nov 2026, 12.15' },
    { label: 'Tiba', text: '20 Nov 2026, 12.25' },
    { label: 'Titik terdekat', text: 'Tol Cipali KM 112, 3,4 km' },
    { label: 'Rencana durasi tugas', text: '6 j 20 mnt' },
    { label: 'Rencana waktu di lokasi', text: '45 mnt' },
  ]);
  expect(fleetOrderFacts(order({ pointInKm: 2 }), enTexts, enFormat)).toEqual([
    { label: 'Nearest point', text: '2 km' },
  ]);
  expect(fleetOrderFacts(order(null), enTexts, enFormat)).toEqual([]);
});
