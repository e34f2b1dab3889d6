/** An invented customer of the demo companies, with what it ships and from where. */
export interface DemoShipper {
  readonly name: string;
  /** Where its goods are picked up. */
  readonly site: string;
  readonly contact: string;
  /** The range of an order's weight in kg. */
  readonly weight: readonly [from: number, to: number];
  /** kg per cbm. */
  readonly density: number;
  /** How many orders it places, compared to the others. */
  readonly share: number;
}

const shipper = (
  name: string,
  site: string,
  contact: string,
  weight: DemoShipper['weight'],
  density: number,
  share: number,
): DemoShipper => ({ name, site, contact, weight, density, share });

export const demoShippers: readonly DemoShipper[] = [
  shipper('PT Sari Rasa Pangan', 'Gudang Cikarang', 'Hendra Gunawan', [800, 9_500], 310, 9),
  shipper('PT Tirta Segar Abadi', 'Pabrik Sukabumi', 'Yuni Astuti', [2_000, 14_000], 820, 8),
  shipper('PT Semen Karya Selatan', 'Pabrik Narogong', 'Agus Wibowo', [8_000, 28_000], 1_350, 6),
  shipper('PT Boga Nusantara Makmur', 'Gudang Karawang', 'Ratna Dewi', [500, 7_500], 280, 7),
  shipper('PT Kertas Citra Raya', 'Pabrik Tangerang', 'Budi Hartono', [3_000, 18_000], 640, 5),
  shipper('PT Baja Perkasa Utama', 'Pabrik Cilegon', 'Dedi Kurniawan', [10_000, 30_000], 2_400, 4),
  shipper('PT Elektronik Prima Jaya', 'Gudang Cibitung', 'Lina Marlina', [300, 4_500], 170, 6),
  shipper('PT Sandang Lestari', 'Pabrik Bandung', 'Asep Sunandar', [400, 5_000], 210, 5),
  shipper('PT Agro Hijau Mandiri', 'Gudang Cirebon', 'Wahyu Nugroho', [2_500, 16_000], 560, 5),
  shipper('PT Farma Sehat Sejahtera', 'Gudang Pulogadung', 'dr. Maria Ulfa', [120, 1_800], 190, 4),
  shipper('CV Mebel Jati Indah', 'Bengkel Jepara', 'Sutrisno', [600, 4_200], 140, 3),
  shipper('PT Keramik Bumi Asri', 'Pabrik Gresik', 'Eko Prasetyo', [6_000, 24_000], 1_180, 4),
  shipper('PT Susu Alam Priangan', 'Pabrik Lembang', 'Neneng Hasanah', [1_500, 9_000], 780, 4),
  shipper('UD Beras Maju Tani', 'Gudang Indramayu', 'Karsono', [3_000, 15_000], 740, 4),
  shipper(
    'PT Plastik Warna Cemerlang',
    'Pabrik Mojokerto',
    'Fitri Handayani',
    [500, 6_000],
    120,
    3,
  ),
  shipper('PT Ban Karet Nasional', 'Pabrik Bogor', 'Rudi Setiawan', [2_000, 11_000], 330, 3),
  shipper('PT Kimia Dasar Indonusa', 'Gudang Merak', 'Johan Simanjuntak', [4_000, 20_000], 980, 3),
  shipper('PT Cat Pelangi Abadi', 'Pabrik Purwakarta', 'Novi Anggraini', [900, 7_000], 720, 3),
  shipper('CV Kopi Gayo Harum', 'Gudang Belawan', 'Teuku Iskandar', [300, 3_600], 420, 2),
  shipper('PT Es Krim Kutub', 'Gudang Beku Cikupa', 'Sherly Tanujaya', [400, 3_200], 260, 3),
  shipper('PT Laut Biru Perikanan', 'Cold storage Muara Baru', 'Haji Rusdi', [700, 8_000], 610, 3),
  shipper('PT Buku Cerdas Media', 'Percetakan Solo', 'Endang Lestari', [250, 3_000], 480, 2),
  shipper('Koperasi Garam Madura', 'Gudang Sumenep', 'Moh. Holil', [4_000, 18_000], 1_050, 2),
  shipper('PT Otomotif Suku Cadang', 'Gudang Sunter', 'Steven Halim', [200, 5_200], 350, 5),
];

/** Where goods are delivered, with the distance from Jakarta in km, which the price depends on. */
export const demoDestinations = [
  { site: 'DC Rungkut, Surabaya', company: 'Toko Makmur Jaya', km: 790 },
  { site: 'Pasar Induk Kramat Jati', company: 'UD Sumber Rejeki', km: 18 },
  { site: 'Gudang Gedebage, Bandung', company: 'CV Parahyangan Niaga', km: 150 },
  { site: 'Kawasan Candi, Semarang', company: 'PT Semarang Distribusindo', km: 450 },
  { site: 'DC Maguwo, Yogyakarta', company: 'Toko Progo Lestari', km: 530 },
  { site: 'Pergudangan Osowilangun', company: 'PT Ritel Timur Jaya', km: 795 },
  { site: 'Pelabuhan Tanjung Priok', company: 'PT Samudra Ekspor', km: 22 },
  { site: 'Gudang Ubung, Denpasar', company: 'CV Dewata Niaga', km: 1_180 },
  { site: 'DC Cakung', company: 'PT Grosir Ibu Kota', km: 24 },
  { site: 'Kawasan Ngoro, Mojokerto', company: 'PT Ngoro Manufaktur', km: 760 },
  { site: 'Gudang Way Halim, Lampung', company: 'UD Lampung Sentosa', km: 230 },
  { site: 'Pasar Klewer, Solo', company: 'Toko Batik Danar', km: 560 },
  { site: 'Gudang Singosari, Malang', company: 'PT Arema Distribusi', km: 850 },
  { site: 'Terminal Cirebon', company: 'CV Pantura Jaya', km: 220 },
  { site: 'Gudang Soekarno-Hatta, Palembang', company: 'PT Musi Raya Niaga', km: 610 },
  { site: 'Kawasan KIMA, Makassar', company: 'PT Celebes Retail', km: 1_600 },
] as const;

export const demoSalesPeople = [
  'Bagus Pratama',
  'Citra Ayuningtyas',
  'Dimas Anugrah',
  'Intan Permata',
  'Reza Fahlevi',
  'Siti Nurhaliza Putri',
  'Yoga Saputra',
] as const;

export const demoRecipients = [
  'Bambang Irawan',
  'Dewi Sartika',
  'Gatot Subagyo',
  'Ida Ayu Made',
  'Joko Susilo',
  'Kusnadi',
  'Mulyono',
  'Ni Luh Sari',
  'Pak Tarno (gudang)',
  'Rahmat Hidayat',
  'Sri Wahyuni',
  'Tutik Rahayu',
  'Umar Bakri',
  'Wati Susanti',
] as const;

export const demoCancellations = [
  'Pelanggan membatalkan order',
  'Barang belum siap di gudang',
  'Armada tidak tersedia',
  'Salah input alamat',
  'Jadwal bongkar penuh',
] as const;
