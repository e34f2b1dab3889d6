import type { alertRules } from '../db/schema.ts';
import type { GeofenceShape } from '../geo/geometry.ts';

export interface DemoGeofence {
  readonly fenceName: string;
  readonly address: string;
  readonly type: 'depot' | 'port' | 'customer';
  readonly shape: GeofenceShape;
}

const priok: DemoGeofence = {
  fenceName: 'Pelabuhan Tanjung Priok',
  address: 'Tanjung Priok, Jakarta Utara',
  type: 'port',
  shape: {
    kind: 'polygon',
    ring: [
      [106.87, -6.095],
      [106.902, -6.095],
      [106.902, -6.118],
      [106.888, -6.124],
      [106.87, -6.124],
    ],
  },
};

/** Geofences of the first demo company. */
export const demoGeofences: readonly DemoGeofence[] = [
  {
    fenceName: 'Pool Cakung',
    address: 'Jl. Cakung Cilincing, Jakarta Utara',
    type: 'depot',
    shape: { kind: 'circle', center: [106.943, -6.162], radius: 450 },
  },
  {
    fenceName: 'Gudang Cikarang',
    address: 'Cikarang Barat, Bekasi',
    type: 'depot',
    shape: { kind: 'circle', center: [107.135, -6.302], radius: 900 },
  },
  {
    fenceName: 'DC Rungkut',
    address: 'Rungkut, Surabaya',
    type: 'customer',
    shape: { kind: 'circle', center: [112.732, -7.328], radius: 400 },
  },
  {
    fenceName: 'Gudang Kaligawe',
    address: 'Jl. Kaligawe, Semarang',
    type: 'customer',
    shape: { kind: 'circle', center: [110.461, -6.955], radius: 500 },
  },
  priok,
];

type RuleRow = typeof alertRules.$inferInsert;

export interface DemoRule extends Omit<RuleRow, 'companyId'> {
  /** Names of the rule's geofences. */
  readonly fences?: readonly string[];
}

const urgent = (alertCode: number, label: string, more: Partial<DemoRule> = {}): DemoRule => ({
  alertCode,
  label,
  alertUrgencyType: 'Urgent',
  ...more,
});

const important = (alertCode: number, label: string, more: Partial<DemoRule> = {}): DemoRule => ({
  alertCode,
  label,
  alertUrgencyType: 'Important',
  ...more,
});

/** Rules of every demo company except `fresh`. */
export const commonRules: readonly DemoRule[] = [
  urgent(1, 'Tombol darurat', { autoPopup: true }),
  urgent(49, 'Mata tertutup 2 detik', { minThreshold: 2 }),
  urgent(8, 'Melebihi batas kecepatan'),
  urgent(53, 'Menelepon saat mengemudi'),
  urgent(6, 'Benturan'),
  important(15, 'Idle terlalu lama'),
  important(51, 'Pandangan teralihkan'),
  important(10, 'Pengereman mendadak'),
];

/**
 * Additional rules of the first company. Together with the common ones, every code that Traccar
 * maps to has a rule without limits, so that every alert of a Traccar feed is visible.
 */
export const mainRules: readonly DemoRule[] = [
  urgent(14, 'BBM turun'),
  urgent(54, 'Wajah tidak terdeteksi'),
  urgent(110, 'Pengemudi lelah'),
  urgent(7, 'BBM bocor'),
  urgent(23, 'Digerakkan tanpa izin'),
  important(2, 'Daya alat terputus'),
  important(3, 'Baterai alat lemah'),
  important(4, 'Alat diutak-atik'),
  important(5, 'Pintu terbuka'),
  important(9, 'Akselerasi mendadak'),
  important(11, 'Belokan tajam'),
  important(12, 'Pindah lajur mendadak'),
  important(13, 'BBM naik'),
  important(16, 'Parkir terlalu lama'),
  important(17, 'Suhu boks naik'),
  important(19, 'Masuk geofence'),
  important(20, 'Keluar geofence'),
  important(21, 'Alat tidak melapor'),
  important(22, 'Waktunya perawatan'),
  important(50, 'Menguap'),
  important(52, 'Merokok'),
  important(56, 'Sabuk tidak dipakai'),
  important(90, 'Risiko tabrak depan'),
  important(92, 'Jarak depan terlalu dekat'),
  important(138, 'Terlambat tiba di lokasi'),
  important(139, 'Diperkirakan terlambat'),
  important(140, 'Keluar dari rute tugas'),
  important(117, 'Mengemudi 4 jam tanpa istirahat', { minThreshold: 14_400 }),
  // One rule for each kind of condition.
  important(8, 'Di atas 95 km/j selama 1 menit', { minThreshold: 95, minThresholdTime: 60 }),
  important(15, 'Idle di atas 30 menit', { minThreshold: 1800 }),
  urgent(5, 'Pintu terbuka di luar pool, malam hari', {
    withGeofence: true,
    isInsideGeofence: false,
    fences: ['Pool Cakung', 'Gudang Cikarang'],
    withSchedule: true,
    startTime: '20:00',
    endTime: '04:59',
  }),
  important(20, 'Keluar pelabuhan', { withGeofence: true, fences: ['Pelabuhan Tanjung Priok'] }),
  urgent(51, 'Tiga kali teralihkan dalam sejam', {
    alertCountThreshold: 3,
    alertCountWindow: 3600,
  }),
  important(91, 'Keluar lajur pada hari kerja', {
    withSchedule: true,
    startTime: '00:00',
    endTime: '23:59',
    dayOfWeek: [1, 2, 3, 4, 5],
    isActive: false,
  }),
];
