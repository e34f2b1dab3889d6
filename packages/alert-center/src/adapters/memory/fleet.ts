/** A small fleet on Java, Sumatra and Bali, for stories and tests. */
export interface FleetVehicle {
  readonly vehicleId: string;
  readonly licensePlate: string;
  readonly category: string;
  readonly imei: string;
  readonly deviceType: string;
  readonly driver: { readonly driverId: string; readonly fullname: string } | null;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly fence: string | null;
}

type Line = readonly [
  plate: string,
  category: string,
  driver: string | null,
  address: string,
  latitude: number,
  longitude: number,
  fence?: string,
];

const lines: readonly Line[] = [
  [
    'B 9482 KXT',
    'truck',
    'Slamet Riyadi',
    'Tol Jakarta–Cikampek KM 37, Cikarang',
    -6.3211,
    107.1412,
  ],
  ['L 8117 UQ', 'truck', 'Agus Setiawan', 'Jl. Margomulyo, Surabaya', -7.2402, 112.6781],
  ['D 8830 AEF', 'box', 'Dedi Kurnia', 'Jl. Soekarno-Hatta, Bandung', -6.9462, 107.6386],
  ['BE 9021 CK', 'tanker', 'Yanto', 'Jl. Lintas Sumatera, Kalianda', -5.7402, 105.5921],
  [
    'B 9117 TEU',
    'trailer',
    'Hendra Wijaya',
    'Rest Area KM 57, Karawang',
    -6.3644,
    107.3498,
    'Rest Area KM 57',
  ],
  ['H 1942 MW', 'van', 'Bambang Sutrisno', 'Jl. Kaligawe, Semarang', -6.9538, 110.4599],
  [
    'B 9733 SYL',
    'trailer',
    'Wahyudi',
    'Pelabuhan Tanjung Priok, Jakarta',
    -6.1042,
    106.8866,
    'Pelabuhan Tanjung Priok',
  ],
  [
    'B 9260 FRZ',
    'reefer',
    'Eko Nugroho',
    'Kawasan MM2100, Cikarang Barat',
    -6.3115,
    107.0865,
    'Gudang Cikarang',
  ],
  ['W 8406 NA', 'truck', 'Suryadi', 'Tol Gempol–Pasuruan KM 15', -7.6231, 112.7402],
  ['AB 8275 OK', 'van', 'Tri Handoyo', 'Ring Road Utara, Sleman', -7.7588, 110.3925],
  ['N 9058 UR', 'box', 'Imam Ghozali', 'Rampal, Malang', -7.9706, 112.6421],
  ['DK 8612 GA', 'van', 'I Wayan Sudarma', 'Jl. Bypass Ngurah Rai, Denpasar', -8.7012, 115.2244],
  ['BK 8219 LM', 'tanker', 'Rinto Simanjuntak', 'Jl. Yos Sudarso, Medan', 3.6328, 98.6741],
  ['KT 8034 BP', 'truck', null, 'Jl. Soekarno-Hatta KM 12, Balikpapan', -1.1835, 116.8722],
];

/** Assigned in turn: two types that support calls, and one that does not. */
const deviceTypes = ['bsj', 'vss-howen', 'teltonika'];

export const fleet: readonly FleetVehicle[] = lines.map(
  ([licensePlate, category, driver, address, latitude, longitude, fence], index) => ({
    vehicleId: String(index + 1),
    licensePlate,
    category,
    imei: String(862_450_060_000_000 + (index + 1) * 7919),
    deviceType: deviceTypes[index % deviceTypes.length] ?? 'bsj',
    driver: driver === null ? null : { driverId: String(index + 1), fullname: driver },
    address,
    latitude,
    longitude,
    fence: fence ?? null,
  }),
);
