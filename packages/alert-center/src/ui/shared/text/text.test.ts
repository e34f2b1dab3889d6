import { PantauError, createFormat } from '@pantau/core';
import { describe, expect, test } from 'vitest';
import { presetReasons as storedReasons } from '@pantau/core/contract';
import { presetReasons } from '../../../engine/alert/false-reason.ts';
import { attentionState, alertPlace, stateText, alertTitle } from './alert-text.ts';
import { clockText, durationText } from './duration-text.ts';
import { actionErrorText } from './error-text.ts';
import { storedText } from './false-alert-reasons.ts';
import { textsIn } from './preview-texts.test.setup.ts';
import { timePassedText } from './time-ago-text.ts';
import { valueFacts } from './value-facts.ts';
import { valueText } from './value-text.ts';

const idTexts = textsIn('id');
const enTexts = textsIn('en');
const { t: id } = idTexts;
const { t: en } = enTexts;
const idFormat = createFormat('id', 'Asia/Jakarta');
const enFormat = createFormat('en', 'Asia/Jakarta');

const measured = (
  alertCode: number,
  alertTrigger: number | null,
  threshold: number | null = null,
) => ({
  alertCode,
  alertTrigger,
  threshold,
  durationSeconds: null,
});

describe('time passed', () => {
  test.each([
    ['seconds', 42, '0:42', '0:42'],
    ['seconds', 5, '0:05', '0:05'],
    ['minutes', 4, '4 mnt', '4 min'],
    ['hours', 3, '3 j', '3 h'],
    ['days', 2, '2 hr', '2 d'],
  ] as const)('%s %i', (unit, value, inIndonesian, inEnglish) => {
    expect(timePassedText({ unit, value }, id, idFormat)).toBe(inIndonesian);
    expect(timePassedText({ unit, value }, en, enFormat)).toBe(inEnglish);
  });
});

describe('durations have two units at most', () => {
  test.each([
    [4.2, '4,2 dtk', '4.2 s'],
    [72, '1 mnt 12 dtk', '1 min 12 s'],
    [2_040, '34 mnt', '34 min'],
    [11_520, '3 j 12 mnt', '3 h 12 min'],
    [10_800, '3 j', '3 h'],
    [187_200, '2 hr 4 j', '2 d 4 h'],
    [172_800, '2 hr', '2 d'],
  ])('%d s', (seconds, inIndonesian, inEnglish) => {
    expect(durationText(seconds, id, idFormat)).toBe(inIndonesian);
    expect(durationText(seconds, en, enFormat)).toBe(inEnglish);
  });

  test('a clock never shows a negative time', () => {
    expect([clockText(-3), clockText(8.9), clockText(754)]).toEqual(['0:00', '0:08', '12:34']);
  });
});

describe('values by code', () => {
  const withLimits = { canSeeOverspeedLimits: true };

  test.each([
    ['speed', measured(8, 104), '104 km/j', '104 km/h'],
    ['a loss of fuel has a minus', measured(14, 18), '\u221218%', '\u221218%'],
    ['a gain of fuel has a plus', measured(13, 7.5), '+7,5%', '+7.5%'],
    ['temperature below zero', measured(17, -9.4), '\u22129,4 °C', '\u22129.4 °C'],
    ['idle time', measured(15, 2_040), '34 mnt', '34 min'],
    ['driving time without a value is four hours', measured(117, null), '4 j', '4 h'],
  ])('%s', (_rule, alert, inIndonesian, inEnglish) => {
    expect(valueText(alert, id, idFormat)).toBe(inIndonesian);
    expect(valueText(alert, en, enFormat)).toBe(inEnglish);
  });

  test('a code without a unit shows no value', () => {
    expect(valueText(measured(52, 3), en, enFormat)).toBeUndefined();
  });

  test('the detail names value, limit and duration', () => {
    const alert = { ...measured(8, 104, 80), durationSeconds: 72 };
    expect(valueFacts(alert, idTexts, idFormat, withLimits)).toEqual([
      { label: 'Kecepatan', text: '104 km/j' },
      { label: 'Batas', text: '80 km/j' },
      { label: 'Durasi', text: '1 mnt 12 dtk' },
      { label: 'Batas durasi', text: '1 mnt' },
    ]);
  });

  test('limit, duration and its threshold of 60 s of code 8 take a scope; those of other codes do not (AC-28)', () => {
    const alert = { ...measured(8, 104, 80), durationSeconds: 72 };
    const facts = valueFacts(alert, enTexts, enFormat, { canSeeOverspeedLimits: false });
    expect(facts).toEqual([{ label: 'Speed', text: '104 km/h' }]);
    const idle = { ...measured(15, 2_040, 900), durationSeconds: null };
    expect(valueFacts(idle, enTexts, enFormat, { canSeeOverspeedLimits: false })).toEqual([
      { label: 'Duration', text: '34 min' },
      { label: 'Limit', text: '15 min' },
    ]);
  });

  test('a value that is the duration is not repeated', () => {
    const eyes = { ...measured(49, 2.7, 2), durationSeconds: 3 };
    expect(valueFacts(eyes, idTexts, idFormat, withLimits)).toEqual([
      { label: 'Durasi', text: '2,7 dtk' },
      { label: 'Batas', text: '2 dtk' },
    ]);
  });

  test('the limit of driving time is four hours unless the alert states one (AC-27)', () => {
    const alert = { ...measured(117, null), durationSeconds: null };
    expect(valueFacts(alert, enTexts, enFormat, withLimits)[1]).toEqual({
      label: 'Limit',
      text: '4 h',
    });
  });
});

describe('alert texts', () => {
  const description = { id: 'Mata tertutup', en: 'Eyes closed' };

  test('the description is in the language, or in the other, or the code', () => {
    expect(alertTitle({ description, alertCode: 49 }, 'en')).toBe('Eyes closed');
    expect(alertTitle({ description: { id: '', en: 'New' }, alertCode: 7 }, 'id')).toBe('New');
    expect(alertTitle({ description: { id: '', en: '' }, alertCode: 7 }, 'id')).toBe('#7');
  });

  test('the place is the geofences, otherwise the address, otherwise empty', () => {
    const geofences = [{ geofenceId: '1', fenceName: 'Koridor Cipali' }];
    expect(alertPlace({ address: 'Tol Cipali KM 112', geofences })).toBe(
      'Koridor Cipali, Tol Cipali KM 112',
    );
    expect(alertPlace({ address: null, geofences })).toBe('Koridor Cipali');
    expect(alertPlace({ address: null, geofences: [] })).toBeUndefined();
  });

  test.each([
    ['Pool Cakung', 'Pool Cakung, Jakarta Timur', 'Pool Cakung, Jakarta Timur'],
    ['tol cipali', 'Tol Cipali KM 112, Subang', 'Tol Cipali KM 112, Subang'],
    ['Gudang Cikarang', 'Jl. Raya, Cikarang, Cikarang', 'Gudang Cikarang, Jl. Raya'],
    ['Cibitung', 'Jl. Cibitungan', 'Cibitung, Jl. Cibitungan'],
  ])('%s and %s are stated as %s (AC-264)', (fenceName, address, place) => {
    expect(alertPlace({ address, geofences: [{ geofenceId: '1', fenceName }] })).toBe(place);
  });

  test('false counts before resolved, both before read', () => {
    const state = (read: boolean, resolved: boolean, falseAlert: boolean) =>
      attentionState({ read, resolved, falseAlert });
    expect(state(false, false, false)).toBe('unread');
    expect(state(true, false, false)).toBe('read');
    expect(state(false, true, false)).toBe('resolved');
    expect(state(true, true, true)).toBe('falseAlert');
  });

  test('who settled it is named, also of a false alert', () => {
    const open = { resolver: null, resolvedOn: null, log: [] };
    const alert = { ...open, read: true, resolved: true, falseAlert: false };
    const budi = { userId: '2', fullname: 'Budi' };
    const marked = { type: 'falseAlert', falseAlert: true, reason: null } as const;
    const entry = { ...marked, createdOn: 1, user: budi };
    expect(stateText({ ...alert, resolver: budi }, id)).toBe('Selesai, Budi');
    expect(stateText(alert, id)).toBe('Selesai');
    const isFalse = { ...alert, falseAlert: true };
    expect(stateText({ ...isFalse, log: [entry] }, id)).toBe('Alarm palsu, Budi');
    expect(stateText(isFalse, id)).toBe('Alarm palsu');
  });

  test('only the two preset reasons are translated (AC-41)', () => {
    expect(presetReasons).toEqual(storedReasons);
    expect(storedText(presetReasons.notValid, id)).toBe('Tidak valid');
    expect(storedText(presetReasons.wrongDetection, en)).toBe('Wrong detection');
    expect(storedText('Sopir istirahat', en)).toBe('Sopir istirahat');
  });

  test('a refusal shows the server’s message', () => {
    const refused = new PantauError('conflict', { serverMessage: 'Sudah ditutup' });
    expect(actionErrorText(refused, id)).toBe('Sudah ditutup');
    expect(actionErrorText(new PantauError('offline'), en)).toBe(
      'No connection. Changes are not confirmed until the connection is back.',
    );
  });
});
