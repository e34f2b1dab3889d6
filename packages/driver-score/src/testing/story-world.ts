import { alertCodes } from '@pantau/core/contract';
import { addDays, instantAt } from '@pantau/core/day';
import { type ScoreCategory, scoreCategories } from '@pantau/core/driver-score';
import { type MemoryScoreWorld, createMemoryScoreWorld } from '../adapters/memory/score-world.ts';

const storyToday = '2026-11-20';
/** 20 November 2026, 14.00 in Jakarta. */
export const storyNow = Date.UTC(2026, 10, 20, 7);

const firstNames = [
  ...['Agus', 'Bambang', 'Cahyo', 'Dedi', 'Eko', 'Fajar', 'Gunawan', 'Hendra', 'Irfan', 'Joko'],
  ...[
    'Kurnia',
    'Lukman',
    'Maman',
    'Nanang',
    'Oki',
    'Purnomo',
    'Rahmat',
    'Slamet',
    'Teguh',
    'Wawan',
  ],
];
const lastNames = ['Setiawan', 'Wibowo', 'Saputra', 'Hidayat', 'Nugroho', 'Siregar', 'Ramadhan'];
const places = [
  ['Jl. Tol Jakarta–Cikampek KM 47, Karawang', -6.37, 107.29],
  ['Jl. Raya Cakung Cilincing, Jakarta Utara', -6.14, 106.94],
  ['Jl. Ahmad Yani, Bekasi', -6.24, 106.99],
  ['Jl. Raya Pantura, Subang', -6.25, 107.69],
] as const;

/** Numbers from 0 to 1 that are the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const entryOf = (category: ScoreCategory) =>
  alertCodes.find(({ scoreCategory }) => scoreCategory === category);

export const driverName = (index: number): string =>
  `${firstNames[index % firstNames.length]} ${lastNames[(index * 3) % lastNames.length]}`;

/** A company whose drivers drive between well and badly; every ninth hardly drives. */
export function createStoryWorld(count = 60, days = 180): MemoryScoreWorld {
  const world = createMemoryScoreWorld();
  const random = createRandom(7);
  world.lastSync = storyNow - 4 * 60_000;
  world.groups.push(
    { id: 'g1', name: 'Jabodetabek' },
    { id: 'g2', name: 'Jawa Barat' },
    { id: 'g3', name: 'Pantura' },
  );
  for (let index = 0; index < count; index += 1) {
    const driverId = `d${index + 1}`;
    const hardlyDrives = index % 9 === 8;
    const risk = (index % 17) / 16;
    world.drivers.push({
      driverId,
      fullname: driverName(index),
      userId: null,
      isActive: true,
      photograph: null,
      phoneNo: `+62812555${String(1000 + index)}`,
      groupIds: [`g${(index % 3) + 1}`],
    });
    for (let back = 0; back < days; back += 1) {
      if (hardlyDrives ? back % 30 !== 3 : back % 7 === 6) continue;
      const day = addDays(storyToday, -back);
      const km = hardlyDrives ? 12.4 : 90 + random() * 120;
      world.driving.push({ driverId, day, km, hours: km / 42 });
      const events = hardlyDrives
        ? 0
        : Math.floor(random() * (0.5 + risk ** 2 * 11) * (1 + back / 240));
      for (let event = 0; event < events; event += 1) {
        const category = scoreCategories[Math.floor(random() ** 1.6 * 12)] ?? 'overspeed';
        const entry = entryOf(category);
        const [address, latitude, longitude] = places[Math.floor(random() * 4)] ?? places[0];
        const hour = String(6 + Math.floor(random() * 12)).padStart(2, '0');
        const minute = String(Math.floor(random() * 60)).padStart(2, '0');
        world.alerts.push({
          id: `a${world.alerts.length + 1}`,
          rawAlertId: String(world.alerts.length + 1),
          driverId,
          vehicleId: `v${index + 1}`,
          licensePlate: `B ${9000 + index} ${'ABCDE'.charAt(index % 5)}X`,
          alertCode: entry?.alertCode ?? 8,
          descriptionEng: entry?.descriptionEng ?? category,
          descriptionIdn: entry?.descriptionIdn ?? category,
          formattedAlertData:
            category === 'overspeed' ? `${90 + Math.floor(random() * 25)} km/h` : null,
          category,
          createdOn: instantAt(day, `${hour}:${minute}`, world.timeZone),
          latitude: latitude + (random() - 0.5) / 10,
          longitude: longitude + (random() - 0.5) / 10,
          address,
          isRead: random() > 0.5,
          isFalseAlert: random() > 0.93,
          cost: null,
        });
      }
    }
  }
  return world;
}
