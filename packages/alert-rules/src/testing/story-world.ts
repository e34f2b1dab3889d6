import { presetReasons } from '@pantau/core/contract';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import type { MemoryAlert, MemoryWorld } from '../adapters/memory/memory-world.ts';
import {
  type MemoryRuleSource,
  type MemoryRuleSourceOptions,
  createMemoryRuleSource,
} from '../adapters/memory/memory-rule-source.ts';
import { tableCodes } from '../adapters/memory/table-codes.ts';
import type { RuleGeofence, RuleInput } from '../engine/rules/rule.ts';

/** 20 November 2026, 14:32 in Jakarta. */
export const storyNow = Date.UTC(2026, 10, 20, 7, 32);
export const storyTimeZone = 'Asia/Jakarta';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const VEHICLES = 2_000;
const GROUPS = 30;

/** The n-th item, starting over at the end. */
const nth = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const numbered = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const regions = ['B', 'D', 'L', 'AB', 'H', 'N'];
const letters = ['KXT', 'PLM', 'TQR', 'JKA', 'UVW'];
const depots = ['Cikarang', 'Marunda', 'Bandung', 'Semarang', 'Solo', 'Gresik'];
const kinds = ['Reefer', 'Box', 'Trailer', 'Tronton', 'Blind van'];
const people = [
  'Andi Wijaya',
  'Bagus Pratama',
  'Citra Lestari',
  'Dewi Anggraini',
  'Eko Santoso',
  'Fajar Nugroho',
  'Gita Permata',
  'Hendra Gunawan',
  'Intan Sari',
  'Joko Susilo',
];

const vehicles = numbered(VEHICLES, (index) => ({
  id: `v${index + 1}`,
  licensePlate: `${nth(regions, index)} ${1_000 + index} ${nth(letters, index)}`,
}));

const groups = numbered(GROUPS, (index) => ({
  id: `g${index + 1}`,
  name: `${nth(kinds, index)} ${nth(depots, Math.floor(index / kinds.length))}`,
  vehicleIds: vehicles.filter((_, at) => at % GROUPS === index).map(({ id }) => id),
}));

const users = [
  { id: '1', name: 'Rina Kusuma' },
  ...people.map((name, index) => ({ id: String(index + 2), name })),
];

const contacts = [
  {
    id: 'c1',
    label: 'Posko Cikarang',
    email: 'posko@fleet.example',
    phoneNumber: '+6281234567890',
    user: null,
  },
  { id: 'c2', label: 'Security pool', email: null, phoneNumber: '+6281298765432', user: null },
  { id: 'c3', label: 'Manajer HSE', email: 'hse@fleet.example', phoneNumber: null, user: null },
];

const centres: readonly (readonly [string, number, number])[] = [
  ['Pool Cikarang', 107.151, -6.306],
  ['Pelabuhan Marunda', 106.962, -6.098],
  ['Gudang Bandung', 107.62, -6.94],
  ['Terminal Merak', 106.0, -5.93],
  ['Pabrik Karawang', 107.3, -6.32],
];

const geofences: readonly RuleGeofence[] = centres.map(([name, longitude, latitude], index) => ({
  id: `f${index + 1}`,
  name,
  address: `Jl. Raya ${name.split(' ')[1] ?? ''} No. ${index + 1}`,
  shape:
    index % 2 === 0
      ? { kind: 'circle', centre: [longitude, latitude], radiusMetres: 800 }
      : {
          kind: 'polygon',
          ring: [
            [longitude - 0.01, latitude - 0.008],
            [longitude + 0.01, latitude - 0.008],
            [longitude + 0.012, latitude + 0.008],
            [longitude - 0.008, latitude + 0.01],
            [longitude - 0.01, latitude - 0.008],
          ],
        },
}));

const reasons = ['Sensor salah baca', presetReasons.notValid, presetReasons.wrongDetection];

/** Overspeed alerts of the last days, most of them of a few vehicles. */
const alerts: readonly MemoryAlert[] = numbered(600, (index) => ({
  vehicleId: `v${1 + ((index * index) % 47)}`,
  alertCode: 8,
  createdOn: storyNow - (index % 9) * DAY_MS - index * 2 * MINUTE_MS,
  value: 70 + (index % 50),
  duration: 20 + (index % 100),
  ...(index % 40 === 0 && { falseReason: nth(reasons, index / 40) }),
}));

export const storyWorld: MemoryWorld = { vehicles, groups, users, contacts, geofences, alerts };

/** A rule about speed at night, with something in every field. */
export const nightRule: RuleInput = {
  label: 'Ngebut malam hari',
  alertCode: 8,
  isActive: true,
  urgency: 'urgent',
  autoPopup: true,
  minThreshold: 80,
  maxThreshold: null,
  minDuration: 60,
  count: { threshold: 3, windowSeconds: 600 },
  schedule: { startTime: '22:00', endTime: '05:00', days: [1, 2, 3, 4, 5] },
  place: { inside: false, geofenceIds: ['f1', 'f2'] },
  vehicleIds: vehicles.slice(0, 12).map(({ id }) => id),
  groupIds: ['g1', 'g2'],
  userIds: ['2', '3'],
  contacts: [{ contactId: 'c1' }],
  subscribe: true,
};

const plainStoryRule: RuleInput = {
  ...nightRule,
  label: 'Tombol darurat',
  alertCode: 1,
  autoPopup: true,
  minThreshold: null,
  minDuration: null,
  count: null,
  schedule: null,
  place: null,
  vehicleIds: [],
  groupIds: [],
  userIds: [],
  contacts: [],
};

function variedRule(index: number): RuleInput {
  const code = nth(tableCodes, index * 7 + 3);
  const depot = nth(depots, index);
  return {
    ...plainStoryRule,
    label: `${code.descriptionIdn} ${depot}`,
    alertCode: code.alertCode,
    isActive: index % 4 !== 1,
    urgency: index % 3 === 0 ? 'urgent' : 'important',
    autoPopup: index % 5 === 0,
    minThreshold: code.minThreshold,
    schedule:
      index % 3 === 1
        ? { startTime: '06:00', endTime: '18:00', days: index % 2 === 0 ? [6, 7] : [] }
        : null,
    place: index % 7 === 2 ? { inside: index % 2 === 0, geofenceIds: ['f1', 'f3'] } : null,
    vehicleIds: index % 2 === 0 ? vehicles.slice(index, index * 2).map(({ id }) => id) : [],
    groupIds: index % 5 === 3 ? ['g4'] : [],
    userIds: users.slice(1, 1 + (index % 4)).map(({ id }) => id),
    contacts: index % 6 === 0 ? [{ contactId: 'c2' }, { contactId: 'c3' }] : [],
    subscribe: index % 3 !== 2,
  };
}

/** Sixty rules of all kinds; the newest is the night rule. */
export const storyRules: readonly RuleInput[] = [
  ...numbered(58, variedRule),
  plainStoryRule,
  nightRule,
];

/** Sources with the story's world; each call has its own rules. */
export function createStorySources(
  options: Partial<MemoryRuleSourceOptions> = {},
): MemoryRuleSource & { readonly clock: ManualClock } {
  const clock = createManualClock(storyNow);
  const sources = createMemoryRuleSource({
    ...{ world: storyWorld, rules: storyRules, clock, timeZone: storyTimeZone },
    ...options,
  });
  return { ...sources, clock };
}
