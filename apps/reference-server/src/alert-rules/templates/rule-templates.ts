import type { AlertIconName } from '@pantau/core/contract';
import type { RuleColumns } from '../input/check-conditions.ts';

/** Recommended rules under a common subject. Every alert code belongs to one template. */
export interface RuleTemplate {
  readonly templateId: string;
  readonly category: 'Recommendation';
  readonly nameEng: string;
  readonly nameIdn: string;
  readonly descriptionEng: string;
  readonly descriptionIdn: string;
  readonly icon: AlertIconName;
  /** Selected unless the user deselects them. */
  readonly defaultAlertCodes: readonly number[];
  /** Selected only by the user. */
  readonly additionalAlertCodes: readonly number[];
}

/** The same for every company, so they are part of the server and not of a company's data. */
export const ruleTemplates: readonly RuleTemplate[] = [
  {
    templateId: 'driver-safety',
    category: 'Recommendation',
    nameEng: 'Driver safety',
    nameIdn: 'Keselamatan pengemudi',
    descriptionEng: 'Fatigue and distraction, seen by the cabin camera',
    descriptionIdn: 'Kelelahan dan hilangnya perhatian, dilihat oleh kamera kabin',
    icon: 'eyeClosed',
    defaultAlertCodes: [49, 51, 53, 110],
    additionalAlertCodes: [50, 52, 54, 56],
  },
  {
    templateId: 'driving',
    category: 'Recommendation',
    nameEng: 'Speed and driving',
    nameIdn: 'Kecepatan dan cara mengemudi',
    descriptionEng: 'Speeding, harsh manoeuvres and long hours at the wheel',
    descriptionIdn: 'Kecepatan berlebih, manuver mendadak, dan mengemudi terlalu lama',
    icon: 'speed',
    defaultAlertCodes: [8, 10, 117],
    additionalAlertCodes: [9, 11, 12],
  },
  {
    templateId: 'emergency',
    category: 'Recommendation',
    nameEng: 'Emergency and theft',
    nameIdn: 'Keadaan darurat dan pencurian',
    descriptionEng: 'Emergency button, impacts, opened doors and unauthorised movement',
    descriptionIdn: 'Tombol darurat, benturan, pintu terbuka, dan gerakan tanpa izin',
    icon: 'sos',
    defaultAlertCodes: [1, 6, 23],
    additionalAlertCodes: [4, 5],
  },
  {
    templateId: 'fuel',
    category: 'Recommendation',
    nameEng: 'Fuel',
    nameIdn: 'Bahan bakar',
    descriptionEng: 'Fuel that drops, leaks or is filled up',
    descriptionIdn: 'BBM yang turun, bocor, atau diisi',
    icon: 'fuelDrop',
    defaultAlertCodes: [7, 14],
    additionalAlertCodes: [13],
  },
  {
    templateId: 'road',
    category: 'Recommendation',
    nameEng: 'Road ahead',
    nameIdn: 'Situasi jalan',
    descriptionEng: 'Collision risk and lane departure, seen by the front camera',
    descriptionIdn: 'Risiko tabrakan dan keluar lajur, dilihat oleh kamera depan',
    icon: 'forwardCollision',
    defaultAlertCodes: [90, 92],
    additionalAlertCodes: [91, 96, 113],
  },
  {
    templateId: 'operation',
    category: 'Recommendation',
    nameEng: 'Operation',
    nameIdn: 'Operasi',
    descriptionEng: 'Idling, parking, geofences and maintenance',
    descriptionIdn: 'Idle, parkir, geofence, dan perawatan',
    icon: 'idle',
    defaultAlertCodes: [15, 16],
    additionalAlertCodes: [19, 20, 22],
  },
  {
    templateId: 'cargo',
    category: 'Recommendation',
    nameEng: 'Box temperature',
    nameIdn: 'Suhu boks',
    descriptionEng: 'Cold chain: a box that gets too warm or too cold',
    descriptionIdn: 'Rantai dingin: boks yang terlalu hangat atau terlalu dingin',
    icon: 'temperature',
    defaultAlertCodes: [17],
    additionalAlertCodes: [18],
  },
  {
    templateId: 'device',
    category: 'Recommendation',
    nameEng: 'Device health',
    nameIdn: 'Kondisi alat',
    descriptionEng: 'Trackers without power or connection',
    descriptionIdn: 'Alat tanpa daya atau sambungan',
    icon: 'deviceOffline',
    defaultAlertCodes: [2, 21],
    additionalAlertCodes: [3],
  },
];

const urgentCodes: ReadonlySet<number> = new Set([1, 6, 7, 14, 23, 49, 53, 90, 110]);

/** What a recommended rule for a code is, apart from its label: for all vehicles, at any time, anywhere. */
export function recommendedRule(alertCode: number): Omit<RuleColumns, 'label'> {
  return {
    alertCode,
    alertUrgencyType: urgentCodes.has(alertCode) ? 'Urgent' : 'Important',
    // Four hours without a break are the legal limit.
    minThreshold: alertCode === 117 ? 14_400 : null,
    autoPopup: alertCode === 1,
  };
}
