import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RuleCode } from '../rules/rule-code.ts';
import { shownUnitOf } from '../rules/rule-code.ts';
import type { AlertRule } from '../rules/rule.ts';
import { isEmail, parsePhone } from './contact.ts';
import { differingParts, draftConflicts, mergeDrafts } from './draft-changes.ts';
import { draftProblems } from './draft-problems.ts';
import { type RuleDraft, draftOf, emptyDraft, inputOf } from './rule-draft.ts';
import { crossesMidnight, weekOf } from './week.ts';

const speed: RuleCode = {
  alertCode: 8,
  descriptionIdn: 'Melebihi batas kecepatan',
  descriptionEng: 'Over speed limit',
  fullDescriptionIdn: 'Melebihi batas kecepatan',
  fullDescriptionEng: 'Over speed limit',
  icon: 'speed',
  unit: 'km/h',
  minThreshold: 20,
  maxThreshold: 200,
  enabledInRule: true,
  categories: [],
};

const rule: AlertRule = {
  id: '1',
  version: 3,
  label: 'Malam',
  alertCode: 8,
  isActive: true,
  urgency: 'urgent',
  autoPopup: true,
  isSubscribed: true,
  minThreshold: 80,
  maxThreshold: null,
  minDuration: 60,
  count: { threshold: 3, windowSeconds: 600 },
  schedule: { startTime: '22:00', endTime: '05:00', days: [1, 5] },
  place: { inside: true, geofences: [{ id: 'f1', name: 'Pool', address: null, shape: null }] },
  totalVehicles: 1,
  totalGroups: 0,
  totalUsers: 2,
  contacts: [{ id: 'c1', label: 'Posko', email: 'a@b.co', phoneNumber: null, user: null }],
  hidden: [],
  createdOn: 1,
  updatedOn: 2,
  updatedBy: null,
  vehicles: [{ id: 'v1', licensePlate: 'B 1 AA' }],
  groups: [],
  users: [
    { id: 'me', name: 'Rina' },
    { id: 'u2', name: 'Tono' },
  ],
};

const complete: RuleDraft = { ...emptyDraft, label: 'Cepat', alertCode: 8, minThreshold: 80 };

describe('the draft of a rule', () => {
  it('becomes the same rule again, the own subscription apart from the users (AR-1)', () => {
    const draft = draftOf(rule, 'me');
    expect(draft.users).toEqual([{ id: 'u2', name: 'Tono' }]);
    expect(inputOf(draft)).toEqual({
      ...{ label: 'Malam', alertCode: 8, isActive: true, urgency: 'urgent', autoPopup: true },
      ...{ minThreshold: 80, maxThreshold: null, minDuration: 60 },
      count: { threshold: 3, windowSeconds: 600 },
      schedule: { startTime: '22:00', endTime: '05:00', days: [1, 5] },
      place: { inside: true, geofenceIds: ['f1'] },
      ...{ vehicleIds: ['v1'], groupIds: [], userIds: ['u2'], subscribe: true },
      contacts: [{ contactId: 'c1' }],
    });
  });

  it('leaves out what is switched off, and seven days are every day (AR-1)', () => {
    const off = { ...draftOf(rule, 'me'), withCount: false, withPlace: false };
    const input = inputOf({ ...off, label: ' Malam ', days: [7, 1, 2, 3, 4, 5, 6] });
    expect(input).toMatchObject({ label: 'Malam', count: null, place: null });
    expect(input.schedule?.days).toEqual([]);
  });
});

describe('problems of a draft', () => {
  it('are none for a name and a code (AR-2)', () => {
    expect(draftProblems(complete, speed)).toEqual({});
  });

  it.each<[string, Partial<RuleDraft>, object]>([
    ['no name', { label: ' ' }, { label: 'required' }],
    ['a long name', { label: 'x'.repeat(101) }, { label: 'tooLong' }],
    ['no code', { alertCode: null }, { alertCode: 'required' }],
    ['no number', { minThreshold: Number.NaN }, { minThreshold: 'notNumber' }],
    ['a low threshold', { minThreshold: 19 }, { minThreshold: 'tooSmall' }],
    ['a high threshold', { maxThreshold: 201 }, { maxThreshold: 'tooLarge' }],
    ['reversed thresholds', { maxThreshold: 79 }, { maxThreshold: 'belowMinimum' }],
    ['no duration', { minDuration: 0 }, { minDuration: 'tooSmall' }],
    ['half a second', { minDuration: 1.5 }, { minDuration: 'notWhole' }],
    ['a count of one', { withCount: true, countThreshold: 1 }, { countThreshold: 'tooSmall' }],
    ['no window', { withCount: true, countWindow: null }, { countWindow: 'required' }],
    ['a short window', { withCount: true, countWindow: 59 }, { countWindow: 'tooSmall' }],
    ['no times', { withSchedule: true }, { startTime: 'required', endTime: 'required' }],
    [
      'an impossible time',
      { withSchedule: true, startTime: '25', endTime: '05:00' },
      { startTime: 'notTime' },
    ],
    ['no geofence', { withPlace: true }, { geofences: 'noGeofence' }],
    [
      'too many vehicles',
      { vehicles: Array.from({ length: 5_001 }, (_, id) => ({ id: `${id}`, licensePlate: '' })) },
      { vehicles: 'tooMany' },
    ],
  ])('are found: %s (AR-2)', (_, change, problems) => {
    expect(draftProblems({ ...complete, ...change }, speed)).toEqual(problems);
  });

  it('are not looked for in what is switched off (AR-2)', () => {
    const off = { countThreshold: 1, startTime: 'x', geofences: [] };
    expect(draftProblems({ ...complete, ...off }, speed)).toEqual({});
  });
});

describe('contacts', () => {
  it.each([
    ['0812-3456-7890', '+6281234567890'],
    ['62 812 3456 7890', '+6281234567890'],
    ['+62 (812) 34567890', '+6281234567890'],
    ['+6591234567', '+6591234567'],
    ['08', null],
    ['nomor', null],
    ['+0812345678', null],
  ])('the phone number %s is %s (AR-3)', (text, number) => {
    expect(parsePhone(text)).toBe(number);
  });

  it.each([
    ['a@b.co', true],
    ['posko.satu+x@fleet.example', true],
    ['a@b', false],
    ['a b@c.co', false],
    ['a@b..co', false],
    ['@b.co', false],
    [`${'x'.repeat(250)}@b.co`, false],
  ])('the email address %s is accepted: %s (AR-3)', (text, accepted) => {
    expect(isEmail(text)).toBe(accepted);
  });
});

describe('the unit in which a threshold is shown', () => {
  it.each<[string, Partial<RuleCode>, unknown]>([
    ['km/h', {}, { unit: 'km/h', factor: 1 }],
    ['seconds', { unit: 's', minThreshold: null }, { unit: 's', factor: 1 }],
    ['minutes', { unit: 's', minThreshold: 60 }, { unit: 'min', factor: 60 }],
    ['hours', { unit: 's', minThreshold: 3_600 }, { unit: 'h', factor: 3_600 }],
    ['none', { unit: null }, null],
  ])('is %s (AR-4)', (_, change, shown) => {
    expect(shownUnitOf({ ...speed, ...change })).toEqual(shown);
  });
});

describe('the week of a schedule', () => {
  it('carries a night over to the next day, also from Sunday to Monday (AR-5)', () => {
    const schedule = { startTime: '22:00', endTime: '05:00', days: [1, 7] };
    const [monday, tuesday, wednesday, , , , sunday] = weekOf(schedule) ?? [];
    expect(monday).toEqual([
      { from: 0, to: 301 },
      { from: 1_320, to: 1_440 },
    ]);
    expect(tuesday).toEqual([{ from: 0, to: 301 }]);
    expect(wednesday).toEqual([]);
    expect(sunday).toEqual([{ from: 1_320, to: 1_440 }]);
    expect(crossesMidnight(schedule)).toBe(true);
  });

  it('is a whole day from a time to the same time, and unknown while a time is missing (AR-5)', () => {
    const [monday] = weekOf({ startTime: '08:00', endTime: '08:00', days: [] }) ?? [];
    expect(monday).toEqual([{ from: 0, to: 1_440 }]);
    expect(weekOf({ startTime: '08:00', endTime: '', days: [] })).toBeNull();
  });

  it('has as many minutes on each of seven days, however the days are chosen (AR-5)', () => {
    const time = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(time, time, (startTime, endTime) => {
        const minutes = (days: readonly number[]): number =>
          (weekOf({ startTime, endTime, days }) ?? [])
            .flat()
            .reduce((sum, { from, to }) => sum + to - from, 0);
        expect(minutes([])).toBe(7 * minutes([3]));
        expect(minutes([1, 2, 3, 4, 5, 6, 7])).toBe(minutes([]));
      }),
    );
  });
});

describe('a version conflict', () => {
  const base = draftOf(rule, 'me');

  it('has the parts in which the user and the newer version differ, and who changed them (AR-6)', () => {
    const mine = { ...base, label: 'Punyaku', minThreshold: 90 };
    const theirs = { ...base, label: 'Punya mereka', urgency: 'important' as const };
    expect(draftConflicts(mine, base, theirs)).toEqual([
      { part: 'label', isMine: true, isTheirs: true },
      { part: 'code', isMine: true, isTheirs: false },
      { part: 'urgency', isMine: false, isTheirs: true },
    ]);
    expect(mergeDrafts(mine, theirs, ['code'])).toEqual({ ...theirs, minThreshold: 90 });
  });

  it('compares lists without their order, and ignores what is switched off (AR-6)', () => {
    const users = [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ];
    const one = { ...base, users, withCount: false };
    const other = { ...one, users: users.toReversed(), countThreshold: 9 };
    expect(differingParts(one, other)).toEqual([]);
    expect(differingParts(one, { ...other, withCount: true })).toEqual(['count']);
  });
});
