/** An alert of the initial screen. */
export interface SceneAlert {
  /** Age in seconds at the time of seeding. */
  readonly age: number;
  readonly licensePlate: string;
  readonly alertCode: number;
  readonly alertTrigger?: number;
  readonly threshold?: number;
  readonly address: string;
  /** `[longitude, latitude]` */
  readonly at: readonly [number, number];
  readonly state: 'unread' | 'read' | 'resolved' | 'falseAlert';
}

/** The newest alerts of the first company, written by hand for a coherent initial screen. */
export const openingScene: readonly SceneAlert[] = [
  {
    age: 42,
    licensePlate: 'B 9482 KXT',
    alertCode: 49,
    alertTrigger: 4.2,
    threshold: 2,
    address: 'Tol Cipali KM 112',
    at: [107.7905, -6.5188],
    state: 'unread',
  },
  {
    age: 115,
    licensePlate: 'L 8117 UQ',
    alertCode: 8,
    alertTrigger: 104,
    threshold: 100,
    address: 'Tol Ngawi–Kertosono KM 588',
    at: [111.497, -7.5027],
    state: 'unread',
  },
  {
    age: 131,
    licensePlate: 'B 9733 SYL',
    alertCode: 15,
    alertTrigger: 2040,
    threshold: 900,
    address: 'Pelabuhan Tanjung Priok',
    at: [106.889, -6.108],
    state: 'unread',
  },
  {
    age: 247,
    licensePlate: 'D 8830 AEF',
    alertCode: 53,
    address: 'Jl. Soekarno-Hatta, Bandung',
    at: [107.625, -6.947],
    state: 'unread',
  },
  {
    age: 372,
    licensePlate: 'B 9260 FRZ',
    alertCode: 17,
    alertTrigger: -9.4,
    threshold: -12,
    address: 'Cikarang Barat, Bekasi',
    at: [107.121, -6.294],
    state: 'unread',
  },
  {
    age: 553,
    licensePlate: 'BE 9021 CK',
    alertCode: 14,
    alertTrigger: -18,
    threshold: 15,
    address: 'Jl. Lintas Sumatera, Kalianda',
    at: [105.592, -5.74],
    state: 'read',
  },
  {
    age: 738,
    licensePlate: 'B 9117 TEU',
    alertCode: 54,
    address: 'Rest Area KM 57, Karawang',
    at: [107.357, -6.383],
    state: 'read',
  },
  {
    age: 861,
    licensePlate: 'W 8406 NA',
    alertCode: 50,
    address: 'Tol Gempol–Pasuruan KM 15',
    at: [112.785, -7.602],
    state: 'read',
  },
  {
    age: 1104,
    licensePlate: 'AB 8275 OK',
    alertCode: 51,
    address: 'Ring Road Utara, Sleman',
    at: [110.4, -7.759],
    state: 'falseAlert',
  },
  {
    age: 1279,
    licensePlate: 'H 1942 MW',
    alertCode: 52,
    address: 'Jl. Kaligawe, Semarang',
    at: [110.444, -6.958],
    state: 'resolved',
  },
  {
    age: 1571,
    licensePlate: 'N 9058 UR',
    alertCode: 16,
    alertTrigger: 11_520,
    threshold: 7200,
    address: 'Rampal, Malang',
    at: [112.638, -7.972],
    state: 'read',
  },
];
