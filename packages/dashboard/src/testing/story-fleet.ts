import type { AlertIconName } from '@pantau/core/contract';
import { createManualClock } from '@pantau/core/testing';
import {
  type MemoryDashboardSource,
  createMemoryDashboardSource,
  createMemoryWorld,
} from '../adapters/memory/index.ts';
import type { AttentionAlert, VehicleStatus } from '../engine/source/dashboard-source.ts';

/** Friday, 20 November 2026, 14.32 in Jakarta. */
export const storyNow = Date.UTC(2026, 10, 20, 7, 32);
const MINUTE_MS = 60_000;

type Row = readonly [
  minutesAgo: number,
  urgency: 'urgent' | 'important',
  icon: AlertIconName,
  id: string,
  en: string,
  value: AttentionAlert['value'],
  licensePlate: string,
  driver: string,
  place: string,
];

const rows: readonly Row[] = [
  [
    1_684,
    'important',
    'temperature',
    'Suhu boks naik',
    'Box temperature high',
    { amount: -9.4, unit: '°C' },
    'B 9260 FRZ',
    'Eko Nugroho',
    'Cikarang Barat, Bekasi',
  ],
  [
    326,
    'important',
    'parking',
    'Parkir terlalu lama',
    'Parked too long',
    { amount: 11_520, unit: 's' },
    'N 9058 UR',
    'Imam Ghozali',
    'Rampal, Malang',
  ],
  [
    94,
    'urgent',
    'missingFace',
    'Wajah tidak terdeteksi',
    'Driver face missing',
    null,
    'B 9117 TEU',
    'Hendra Wijaya',
    'Rest Area KM 57, Karawang',
  ],
  [
    38,
    'urgent',
    'fuelDrop',
    'BBM turun',
    'Fuel drop',
    { amount: -18, unit: '%' },
    'BE 9021 CK',
    'Yanto',
    'Jl. Lintas Sumatera, Kalianda',
  ],
  [
    12,
    'urgent',
    'phoneCalling',
    'Menelepon saat mengemudi',
    'Phone call while driving',
    null,
    'D 8830 AEF',
    'Dedi Kurnia',
    'Jl. Soekarno-Hatta, Bandung',
  ],
  [
    4,
    'urgent',
    'speed',
    'Melebihi batas kecepatan',
    'Speeding',
    { amount: 104, unit: 'km/h' },
    'L 8117 UQ',
    'Agus Prasetyo',
    'Tol Ngawi–Kertosono KM 601',
  ],
  [
    2,
    'important',
    'idle',
    'Idle terlalu lama',
    'Idling too long',
    { amount: 2_040, unit: 's' },
    'B 9733 SYL',
    'Wahyudi',
    'Pelabuhan Tanjung Priok',
  ],
];

/** How many settled alerts there were in each hour of the day: urgent, important. */
const earlier: readonly (readonly [urgent: number, important: number])[] = [
  [1, 2],
  [0, 1],
  [0, 1],
  [0, 0],
  [1, 3],
  [2, 6],
  [3, 9],
  [6, 12],
  [5, 16],
  [4, 11],
  [3, 10],
  [5, 9],
  [2, 7],
  [3, 8],
  [1, 4],
];

const alertOf = (
  [ago, urgency, icon, id, en, value, licensePlate, driver, place]: Row,
  index: number,
) => ({
  id: String(101 + index),
  createdOn: storyNow - ago * MINUTE_MS,
  urgency,
  icon,
  event: { id, en },
  value,
  licensePlate,
  driver,
  place,
  isRead: index % 3 === 1,
  isSettled: false,
});

const fleet: readonly (readonly [string, VehicleStatus, latitude: number, longitude: number])[] = [
  ['B 9482 KXT', 'moving', -6.2, 106.8],
  ['B 9117 TEU', 'parked', -6.22, 106.83],
  ['B 9733 SYL', 'idle', -6.11, 106.88],
  ['D 8830 AEF', 'moving', -6.91, 107.61],
  ['H 1942 MW', 'parked', -6.98, 110.41],
  ['L 8117 UQ', 'moving', -7.4, 111.45],
  ['N 9058 UR', 'offline', -7.97, 112.63],
  ['AB 8275 OK', 'idle', -7.79, 110.36],
];

/** A new urgent alert. */
export const newAlert = (createdOn: number) => ({
  ...alertOf(
    [
      0,
      'urgent',
      'eyeClosed',
      'Mata tertutup',
      'Eyes closed',
      { amount: 4.2, unit: 's' },
      'B 9482 KXT',
      'Slamet Riyadi',
      'Tol Cipali KM 112',
    ],
    99,
  ),
  createdOn,
});

/** A company on a busy afternoon, at `storyNow`. */
export function createStorySource(
  can?: (scope: string) => boolean,
): MemoryDashboardSource & { readonly clock: ReturnType<typeof createManualClock> } {
  const clock = createManualClock(storyNow);
  const world = createMemoryWorld(clock);
  world.alerts.push(...rows.map(alertOf));
  const midnight = storyNow - (14 * 60 + 32) * MINUTE_MS;
  const [pattern] = world.alerts;
  for (const [hour, [urgent, important]] of earlier.entries()) {
    for (let index = 0; pattern !== undefined && index < urgent + important; index += 1) {
      world.alerts.push({
        ...pattern,
        id: `${hour}-${index}`,
        createdOn: midnight + hour * 60 * MINUTE_MS + index * MINUTE_MS,
        urgency: index < urgent ? 'urgent' : 'important',
        isSettled: true,
      });
    }
  }
  for (const [status, count] of [
    ['DRAFT', 38],
    ['CONFIRMED', 64],
    ['ASSIGNED', 127],
    ['COMPLETED', 1_204],
    ['CANCELED', 21],
  ] as const) {
    world.orders.set(status, count);
  }
  for (const [index, [licensePlate, status, latitude, longitude]] of fleet.entries()) {
    world.vehicles.set(String(index), {
      id: String(index),
      licensePlate,
      driver: 'Slamet Riyadi',
      latitude,
      longitude,
      heading: (index * 70) % 360,
      speed: status === 'moving' ? 56 : 0,
      status,
      reportedOn: storyNow - (status === 'offline' ? 300 : 1) * MINUTE_MS,
    });
  }
  world.untracked = 2;
  return { ...createMemoryDashboardSource({ world, can }), clock };
}
