import { createFormat } from '@pantau/core';
import { describe, expect, it } from 'vitest';
import type { ValueUnit } from '../../engine/source/dashboard-source.ts';
import { en } from '../../messages/en.ts';
import { id } from '../../messages/id.ts';
import type { DashboardTranslate } from '../../messages/dashboard-messages.ts';
import { ageText } from './duration-text.ts';
import { valueText } from './value-text.ts';

const translate =
  (texts: Readonly<Record<string, string>>): DashboardTranslate =>
  (key, values = {}) =>
    (texts[key] ?? '').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

const inId = [translate(id), createFormat('id')] as const;
const inEn = [translate(en), createFormat('en')] as const;

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

describe('the age of an alert', () => {
  it.each([
    [-5 * SECOND, '0:00', '0:00'],
    [59 * SECOND, '0:59', '0:59'],
    [MINUTE, '1 mnt', '1 min'],
    [59 * MINUTE + 59 * SECOND, '59 mnt', '59 min'],
    [3 * HOUR + 20 * MINUTE, '3 j 20 mnt', '3 h 20 min'],
    [2 * HOUR, '2 j', '2 h'],
    [28 * HOUR, '1 hr 4 j', '1 d 4 h'],
  ])('of %i ms is %s (DB-11)', (ms, indonesian, english) => {
    expect(ageText(ms, ...inId)).toBe(indonesian);
    expect(ageText(ms, ...inEn)).toBe(english);
  });
});

describe('the value of an alert', () => {
  it.each<[number, ValueUnit, string, string]>([
    [104.5, 'km/h', '104,5 km/j', '104.5 km/h'],
    [-18, '%', '−18%', '−18%'],
    [-9.4, '°C', '−9,4 °C', '−9.4 °C'],
    [4.2, 's', '4,2 dtk', '4.2 s'],
    [80, 's', '1 mnt 20 dtk', '1 min 20 s'],
    [2_040, 's', '34 mnt 0 dtk', '34 min 0 s'],
    [4_800, 's', '1 j 20 mnt', '1 h 20 min'],
    [4.2, 'h', '4,2 j', '4.2 h'],
  ])('of %d %s is %s (DB-11)', (amount, unit, indonesian, english) => {
    expect(valueText({ amount, unit }, ...inId)).toBe(indonesian);
    expect(valueText({ amount, unit }, ...inEn)).toBe(english);
  });
});
