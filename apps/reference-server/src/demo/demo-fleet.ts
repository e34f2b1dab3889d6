import type { Region } from './demo-roads.ts';
import type { DemoCompany } from './demo-companies.ts';

/** bsj and vss-howen have cameras and support calls to the driver; teltonika only tracks. */
export type DemoDeviceType = 'bsj' | 'vss-howen' | 'teltonika';

export interface DemoVehicle {
  readonly company: DemoCompany;
  readonly licensePlate: string;
  readonly category: 'truck' | 'van' | 'bus' | 'car';
  readonly region: Region;
  readonly driver: string;
  readonly deviceType: DemoDeviceType;
  /** Has a second device with the next imei. */
  readonly hasSecondDevice?: boolean;
  readonly isShared?: boolean;
}

type Row = readonly [
  licensePlate: string,
  category: DemoVehicle['category'],
  region: Region,
  driver: string,
  deviceType: DemoDeviceType,
  more?: Pick<DemoVehicle, 'hasSecondDevice' | 'isShared'>,
];

const fleets: Readonly<Record<DemoCompany, readonly Row[]>> = {
  main: [
    ['B 9482 KXT', 'truck', 'westJava', 'Slamet Riyadi', 'bsj', { hasSecondDevice: true }],
    ['L 8117 UQ', 'truck', 'eastJava', 'Agus Prasetyo', 'vss-howen'],
    ['D 8830 AEF', 'truck', 'westJava', 'Dedi Kurnia', 'bsj'],
    ['BE 9021 CK', 'truck', 'sumatra', 'Yanto', 'teltonika'],
    ['B 9117 TEU', 'truck', 'jakarta', 'Hendra Wijaya', 'bsj'],
    ['H 1942 MW', 'van', 'centralJava', 'Bambang Sutrisno', 'vss-howen'],
    ['B 9733 SYL', 'truck', 'jakarta', 'Wahyudi', 'bsj'],
    ['B 9260 FRZ', 'truck', 'jakarta', 'Eko Nugroho', 'vss-howen', { hasSecondDevice: true }],
    ['W 8406 NA', 'truck', 'eastJava', 'Suryadi', 'bsj'],
    ['AB 8275 OK', 'van', 'centralJava', 'Tri Hartono', 'bsj'],
    ['N 9058 UR', 'truck', 'eastJava', 'Imam Ghozali', 'teltonika'],
    ['B 9045 TCI', 'truck', 'jakarta', 'Joko Santoso', 'bsj'],
    ['B 9310 UEW', 'truck', 'jakarta', 'Rudi Hermawan', 'vss-howen'],
    ['B 1874 KZP', 'car', 'jakarta', 'Fitri Handayani', 'teltonika'],
    ['D 8412 VB', 'truck', 'westJava', 'Asep Sunandar', 'bsj'],
    ['D 1290 AGH', 'van', 'westJava', 'Ujang Mulyana', 'teltonika'],
    ['E 9006 PL', 'truck', 'westJava', 'Carudin', 'bsj'],
    ['T 8821 DH', 'truck', 'westJava', 'Nurdin', 'vss-howen'],
    ['H 9187 CS', 'truck', 'centralJava', 'Sugeng Raharjo', 'bsj'],
    ['AD 8360 RM', 'truck', 'centralJava', 'Widodo', 'teltonika'],
    ['L 9571 BK', 'truck', 'eastJava', 'Mochamad Ali', 'bsj'],
    ['L 7034 UZ', 'bus', 'eastJava', 'Didik Purnomo', 'vss-howen'],
    ['W 9122 XD', 'truck', 'eastJava', 'Samsul Arifin', 'bsj'],
    ['AG 8455 LE', 'truck', 'eastJava', 'Purwanto', 'teltonika'],
    ['BK 8713 LO', 'truck', 'sumatra', 'Parlindungan Siregar', 'bsj'],
    ['BK 9240 CE', 'truck', 'sumatra', 'Jonter Manalu', 'vss-howen'],
    ['BG 8166 NI', 'truck', 'sumatra', 'Firdaus', 'teltonika'],
    ['DD 8592 KR', 'truck', 'sulawesi', 'Muh. Arfah', 'bsj'],
    ['DD 8034 XL', 'van', 'sulawesi', 'Baharuddin', 'teltonika'],
    ['DK 8247 FQ', 'truck', 'bali', 'I Made Sudarma', 'bsj'],
    ['B 9688 JPR', 'truck', 'jakarta', 'Sarwono', 'bsj', { isShared: true }],
    ['B 9701 JPR', 'truck', 'westJava', 'Kusnadi', 'bsj', { isShared: true }],
  ],
  whitelabel: [
    ['B 9514 KTR', 'truck', 'jakarta', 'Anton Gunawan', 'bsj'],
    ['B 9516 KTR', 'truck', 'westJava', 'Herman Susanto', 'vss-howen'],
    ['D 8777 KT', 'truck', 'westJava', 'Iwan Setiawan', 'bsj'],
    ['H 8090 KT', 'truck', 'centralJava', 'Teguh Prakoso', 'teltonika'],
    ['L 9402 KT', 'truck', 'eastJava', 'Budi Cahyono', 'bsj'],
  ],
  brand: [
    ['DK 9104 JA', 'truck', 'bali', 'I Ketut Widana', 'bsj'],
    ['DK 1733 JA', 'van', 'bali', 'I Nyoman Arta', 'teltonika'],
    ['DD 8960 JA', 'truck', 'sulawesi', 'Syamsuddin', 'vss-howen'],
    ['DD 8961 JA', 'truck', 'sulawesi', 'Hasanuddin Tola', 'bsj'],
  ],
  fresh: [
    ['B 9055 CVB', 'truck', 'jakarta', 'Arif Rahman', 'bsj'],
    ['B 9056 CVB', 'truck', 'jakarta', 'Yusuf Maulana', 'bsj'],
    ['F 8321 CV', 'van', 'westJava', 'Deni Ramdani', 'teltonika'],
  ],
  company1449: [
    ['BG 9180 LN', 'truck', 'sumatra', 'Rahmat Hidayat', 'bsj'],
    ['BG 9181 LN', 'truck', 'sumatra', 'Zulkifli', 'bsj'],
    ['BE 8604 LN', 'truck', 'sumatra', 'Edi Suparman', 'vss-howen'],
  ],
};

/** The vehicles of all demo companies with their drivers. */
export const demoVehicles: readonly DemoVehicle[] = (
  Object.entries(fleets) as [DemoCompany, readonly Row[]][]
).flatMap(([company, rows]) =>
  rows.map(([licensePlate, category, region, driver, deviceType, more]) => ({
    company,
    licensePlate,
    category,
    region,
    driver,
    deviceType,
    ...more,
  })),
);

/** Imei of the n-th device of a demo company; 15 digits. */
export function demoImei(companyId: number, index: number): string {
  return `865077${String(companyId).padStart(4, '0')}${String(index).padStart(5, '0')}`;
}
