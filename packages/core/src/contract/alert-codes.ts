import { alertCodeRows } from './alert-code-table.ts';
import type { AlertCategoryEntry, AlertCodeEntry, AlertGroup } from './alert-code.ts';

/** Whether a camera of the vehicle should have recorded the alert. */
export function hasCamera(group: AlertGroup): boolean {
  return group === 'dms' || group === 'adas';
}

export const alertCategories: readonly AlertCategoryEntry[] = [
  {
    alertCategoryId: 'driver',
    categoryIdn: 'Perilaku pengemudi',
    categoryEng: 'Driver behaviour',
    descriptionIdn: 'Dilihat oleh kamera kabin',
    descriptionEng: 'Seen by the cabin camera',
    icon: 'eyeClosed',
  },
  {
    alertCategoryId: 'driving',
    categoryIdn: 'Cara mengemudi',
    categoryEng: 'Driving',
    descriptionIdn: 'Kecepatan, pengereman, dan waktu mengemudi',
    descriptionEng: 'Speed, braking and driving time',
    icon: 'speed',
  },
  {
    alertCategoryId: 'road',
    categoryIdn: 'Situasi jalan',
    categoryEng: 'Road ahead',
    descriptionIdn: 'Dilihat oleh kamera depan',
    descriptionEng: 'Seen by the front camera',
    icon: 'forwardCollision',
  },
  {
    alertCategoryId: 'fuel',
    categoryIdn: 'Bahan bakar',
    categoryEng: 'Fuel',
    descriptionIdn: 'Isi tangki naik, turun, atau bocor',
    descriptionEng: 'Tank level rising, dropping or leaking',
    icon: 'fuelDrop',
  },
  {
    alertCategoryId: 'cargo',
    categoryIdn: 'Muatan',
    categoryEng: 'Cargo',
    descriptionIdn: 'Suhu boks dan pintu',
    descriptionEng: 'Box temperature and doors',
    icon: 'temperature',
  },
  {
    alertCategoryId: 'operation',
    categoryIdn: 'Operasi',
    categoryEng: 'Operation',
    descriptionIdn: 'Idle, parkir, geofence, dan perawatan',
    descriptionEng: 'Idling, parking, geofences and maintenance',
    icon: 'idle',
  },
  {
    alertCategoryId: 'order',
    categoryIdn: 'Tugas armada',
    categoryEng: 'Fleet tasks',
    descriptionIdn: 'Tugas yang terlambat atau keluar dari rencana',
    descriptionEng: 'Tasks that are late or off plan',
    icon: 'orderLate',
  },
  {
    alertCategoryId: 'safety',
    categoryIdn: 'Keselamatan',
    categoryEng: 'Safety',
    descriptionIdn: 'Tombol darurat dan benturan',
    descriptionEng: 'Emergency button and impacts',
    icon: 'sos',
  },
  {
    alertCategoryId: 'device',
    categoryIdn: 'Alat',
    categoryEng: 'Device',
    descriptionIdn: 'Daya, baterai, dan sambungan alat',
    descriptionEng: 'Power, battery and connection of the tracker',
    icon: 'deviceOffline',
  },
];

/** Every known alert code, in the order of the table. */
export const alertCodes: readonly AlertCodeEntry[] = alertCodeRows.map(
  ([alertCode, group, categoryId, icon, descriptionIdn, descriptionEng, rest = {}]) => {
    const category = alertCategories.find((entry) => entry.alertCategoryId === categoryId);
    return {
      alertCode,
      group,
      categoryId,
      icon,
      unit: rest.unit ?? null,
      scoreCategory: rest.scoreCategory ?? null,
      traccarAlarms: rest.traccarAlarms ?? [],
      traccarEvents: rest.traccarEvents ?? [],
      descriptionIdn,
      descriptionEng,
      shortDescriptionIdn: rest.shortDescriptionIdn ?? descriptionIdn,
      shortDescriptionEng: rest.shortDescriptionEng ?? descriptionEng,
      fullDescriptionIdn: `${descriptionIdn} (${category?.categoryIdn ?? categoryId})`,
      fullDescriptionEng: `${descriptionEng} (${category?.categoryEng ?? categoryId})`,
      enabledInRule: true,
      minThreshold: rest.minThreshold ?? null,
      maxThreshold: rest.maxThreshold ?? null,
    };
  },
);

const byCode = new Map(alertCodes.map((entry) => [entry.alertCode, entry]));

/** The definition of a code; `undefined` for an unknown code, for example of a newer server. */
export function findAlertCode(alertCode: number): AlertCodeEntry | undefined {
  return byCode.get(alertCode);
}
