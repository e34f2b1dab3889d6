import { alertCodeRows } from './alert-code-table.ts';

/**
 * Groups of the specification (`dms`, `adas`, `fleetOrder`, `value`) and those that the remaining
 * codes need. The group decides cameras, extras and how a value is shown.
 */
export type AlertGroup =
  'value' | 'driving' | 'dms' | 'adas' | 'fleetOrder' | 'safety' | 'device' | 'geofence';

/** Unit of `alertTrigger` and `threshold`. `s` is shown as a duration. */
export type AlertUnit = 'km/h' | '%' | 's' | '°C';

/** Keys of a driver's score (spec, section 3, Driver score). */
export type ScoreCategory =
  | 'harshAccel'
  | 'harshBrake'
  | 'sharpturn'
  | 'overspeed'
  | 'exceededParkingTime'
  | 'exceededIdleTime'
  | 'yawn'
  | 'distraction'
  | 'smoking'
  | 'phoneCalling'
  | 'eyeClosed'
  | 'missingFace';

/** Names of the drawn icons; their paths are in `ui/icons`. */
export type AlertIconName =
  | 'speed'
  | 'fuelRise'
  | 'fuelDrop'
  | 'fuelLeak'
  | 'idle'
  | 'parking'
  | 'temperature'
  | 'drivingTime'
  | 'eyeClosed'
  | 'distraction'
  | 'yawn'
  | 'smoking'
  | 'phoneCalling'
  | 'missingFace'
  | 'seatbelt'
  | 'cameraCovered'
  | 'forwardCollision'
  | 'laneDeparture'
  | 'headway'
  | 'pedestrian'
  | 'harshAccel'
  | 'harshBrake'
  | 'sharpTurn'
  | 'fatigue'
  | 'sos'
  | 'powerCut'
  | 'lowBattery'
  | 'door'
  | 'tampering'
  | 'accident'
  | 'geofenceEnter'
  | 'geofenceExit'
  | 'deviceOffline'
  | 'maintenance'
  | 'orderAssigned'
  | 'orderLate'
  | 'orderOffRoute'
  | 'orderStop'
  | 'orderDone'
  | 'generic';

export type AlertCategoryId =
  'driver' | 'driving' | 'road' | 'fuel' | 'cargo' | 'operation' | 'order' | 'safety' | 'device';

/** Category under which a user finds a code (spec, section 3, Alert code, alertCategories). */
export interface AlertCategoryEntry {
  readonly alertCategoryId: AlertCategoryId;
  readonly categoryIdn: string;
  readonly categoryEng: string;
  readonly descriptionIdn: string;
  readonly descriptionEng: string;
  readonly icon: AlertIconName;
}

/** One line of the contract table code ↔ group ↔ Traccar alarm ↔ score category ↔ unit. */
export interface AlertCodeEntry {
  readonly alertCode: number;
  readonly group: AlertGroup;
  readonly categoryId: AlertCategoryId;
  readonly icon: AlertIconName;
  /** Null when the alert has no measured value. */
  readonly unit: AlertUnit | null;
  readonly scoreCategory: ScoreCategory | null;
  /** Values of Traccar's `alarm` attribute that become this alert. */
  readonly traccarAlarms: readonly string[];
  /** Traccar event types, other than `alarm`, that become this alert. */
  readonly traccarEvents: readonly string[];
  readonly descriptionIdn: string;
  readonly descriptionEng: string;
  readonly shortDescriptionIdn: string;
  readonly shortDescriptionEng: string;
  readonly fullDescriptionIdn: string;
  readonly fullDescriptionEng: string;
  readonly enabledInRule: boolean;
  /** Limits between which a rule's threshold may lie, in `unit`. */
  readonly minThreshold: number | null;
  readonly maxThreshold: number | null;
}

/** True when a camera of the vehicle should have recorded it (spec, section 9, code groups). */
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

/** Every alert code that the product knows, in the table's order. */
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

/** The table's line of a code, or undefined for a code that a newer server may know. */
export function findAlertCode(alertCode: number): AlertCodeEntry | undefined {
  return byCode.get(alertCode);
}
