import type { NewAnnouncement } from '../announcements/announcement-content.ts';
import type { PosterFile } from '../announcements/posters.ts';

type WithoutReceivers<T> = T extends unknown ? Omit<T, 'user_ids'> : never;

export interface DemoAnnouncement {
  /** Minutes before the start of the demo. */
  readonly age: number;
  readonly announcement: WithoutReceivers<NewAnnouncement>;
}

const HOUR = 60;
const DAY = 24 * HOUR;

const poster = (file: PosterFile): string => `/media/announcements/${file}`;
const image = (file: PosterFile, alt: string) => ({ url: poster(file), alt });
const video = (name: 'road' | 'driver') =>
  (['webm', 'mp4'] as const).map((ending) => ({
    url: `/media/announcements/${name}.${ending}`,
    content_type: `video/${ending}`,
  }));

const withImage = (
  age: number,
  title: string,
  description: string,
  file: PosterFile,
  alt: string,
): DemoAnnouncement => ({
  age,
  announcement: {
    action: 'pop_up_image',
    data: { title, description, data: image(file, alt) },
  },
});

const withCarousel = (
  age: number,
  title: string,
  description: string,
  images: readonly (readonly [PosterFile, string])[],
): DemoAnnouncement => ({
  age,
  announcement: {
    action: 'carousel_image',
    data: { title, description, data: images.map(([file, alt]) => image(file, alt)) },
  },
});

const withVideo = (
  age: number,
  title: string,
  description: string,
  name: 'road' | 'driver',
  thumbnail: PosterFile | null,
): DemoAnnouncement => ({
  age,
  announcement: {
    action: 'pop_up_video',
    thumbnail: thumbnail && poster(thumbnail),
    data: { title, description, data: video(name) },
  },
});

const withLink = (
  age: number,
  action: 'external_link' | 'internal_link',
  title: string,
  description: string,
  link: string,
  thumbnail: PosterFile | null = null,
): DemoAnnouncement => ({
  age,
  announcement: {
    action,
    thumbnail: thumbnail && poster(thumbnail),
    data: { title, description, data: link },
  },
});

/** Announcements of the demo companies, newest first. */
export const demoAnnouncements: readonly DemoAnnouncement[] = [
  withImage(
    24,
    'Pemeliharaan sistem Minggu dini hari',
    'Pantau tidak dapat diakses pada Minggu, 29 November 2026 pukul 01.00–02.30 WIB. Perangkat di kendaraan tetap merekam, dan data yang tertunda masuk setelah pemeliharaan selesai.',
    'night.svg',
    'Truk melaju di jalan pada malam hari',
  ),
  withCarousel(
    3 * HOUR,
    'Tiga langkah menyiapkan armada untuk libur akhir tahun',
    'Arus barang naik mulai 18 Desember. Periksa rute alternatif, jadwal servis, dan kondisi kamera sebelum pekan padat.',
    [
      ['route.svg', 'Peta dengan rute alternatif menuju pelabuhan'],
      ['service.svg', 'Truk di atas dongkrak di bengkel'],
      ['camera.svg', 'Kamera dasbor di kaca depan'],
    ],
  ),
  withLink(
    5 * HOUR,
    'internal_link',
    'Ubah status banyak sales order sekaligus',
    'Pilih beberapa order di daftar, lalu konfirmasi, tugaskan, atau batalkan dalam satu langkah. Order yang gagal tetap terpilih beserta alasannya.',
    '/sales-order/',
  ),
  withVideo(
    9 * HOUR,
    'Cara membaca rekaman kamera depan',
    'Video singkat tentang penanda waktu kejadian, pindah kamera, dan mengunduh rekaman untuk laporan insiden.',
    'road',
    'camera.svg',
  ),
  withLink(
    DAY + HOUR,
    'external_link',
    'Prakiraan cuaca: hujan lebat di pantura',
    'BMKG memperkirakan hujan lebat di jalur Pekalongan–Semarang sampai Kamis. Pantau pembaruan sebelum memberangkatkan armada.',
    'https://www.bmkg.go.id/',
    'route.svg',
  ),
  withImage(
    DAY + 7 * HOUR,
    'Skor pengemudi kini diperbarui setiap jam',
    'Sebelumnya skor dihitung sekali sehari. Peringatan yang ditandai alarm palsu tidak lagi mengurangi skor.',
    'score.svg',
    'Kartu skor pengemudi dan grafik mingguan',
  ),
  withLink(
    2 * DAY,
    'internal_link',
    'Lengkapi aturan peringatan Anda',
    'Aturan yang disarankan untuk menguap, merokok, dan menelepon sudah tersedia. Tinjau ambang batasnya sebelum diaktifkan.',
    '/setting/',
  ),
  withVideo(
    3 * DAY,
    'Memosisikan kamera pengemudi dengan benar',
    'Wajah harus terlihat utuh dari dahi sampai dagu. Posisi yang keliru membuat peringatan kantuk tidak terkirim.',
    'driver',
    null,
  ),
  withImage(
    4 * DAY,
    'Harga solar industri berubah 1 Desember',
    'Perbarui biaya bahan bakar di menu Biaya supaya perhitungan ongkos order tetap tepat.',
    'fuel.svg',
    'Pompa solar di samping truk',
  ),
  withLink(
    5 * DAY,
    'external_link',
    'Pembatasan truk di tol selama libur Natal',
    'Truk sumbu tiga atau lebih dibatasi di sejumlah ruas tol pada 18–20 dan 23–28 Desember. Baca ketentuan lengkapnya.',
    'https://dephub.go.id/',
    'holiday.svg',
  ),
  withCarousel(
    6 * DAY,
    'Tampilan baru pusat peringatan',
    'Daftar lebih ringkas, pratinjau dapat dipindah dan diubah ukurannya, dan banyak peringatan dapat diselesaikan sekaligus.',
    [
      ['dashboard.svg', 'Layar dengan peta dan daftar peringatan'],
      ['camera.svg', 'Kamera dasbor di kaca depan'],
    ],
  ),
  withImage(
    7 * DAY,
    'Jadwal servis berkala Desember',
    'Kendaraan dengan jarak tempuh di atas 10.000 km sejak servis terakhir sudah dijadwalkan. Pool Cikarang menerima maksimal empat truk per hari.',
    'service.svg',
    'Truk di atas dongkrak di bengkel',
  ),
  withLink(
    9 * DAY,
    'internal_link',
    'Pantau seluruh armada di Control Tower 2',
    'Peta, status, dan peringatan kini dalam satu layar.',
    '/controltower-2/',
    'dashboard.svg',
  ),
  withImage(
    11 * DAY,
    'Geofence Pelabuhan Tanjung Priok diperluas',
    'Area antrean di Jalan Jampea kini termasuk geofence. Peringatan keluar-masuk menyesuaikan mulai hari ini.',
    'route.svg',
    'Peta dengan rute menuju pelabuhan',
  ),
  withVideo(
    13 * DAY,
    'Jarak aman saat hujan',
    'Contoh peringatan jarak terlalu dekat dari tol Cipularang, dan apa yang sebaiknya dilakukan pengemudi.',
    'road',
    'holiday.svg',
  ),
  withLink(
    15 * DAY,
    'external_link',
    'Perpanjangan STNK dan uji KIR secara daring',
    'Daftar layanan dan dokumen yang diperlukan untuk perpanjangan tahun 2027.',
    'https://dephub.go.id/',
  ),
  withImage(
    18 * DAY,
    'Pengemudi terbaik Oktober',
    'Selamat kepada Agus Wijaya, Rahmat Hidayat, dan Joko Susilo. Ketiganya tanpa peringatan mendesak selama sebulan.',
    'score.svg',
    'Kartu skor pengemudi dan grafik mingguan',
  ),
  withCarousel(
    21 * DAY,
    'Mengenal jenis peringatan kamera',
    'Peringatan pengemudi (DMS) melihat ke dalam kabin, peringatan jalan (ADAS) melihat ke depan.',
    [
      ['camera.svg', 'Kamera dasbor di kaca depan'],
      ['night.svg', 'Truk melaju di jalan pada malam hari'],
      ['holiday.svg', 'Dua truk beriringan di jalan'],
      ['score.svg', 'Kartu skor pengemudi'],
    ],
  ),
  withLink(
    24 * DAY,
    'internal_link',
    'Laporan utilisasi kini dapat diunduh',
    'Unduh jam jalan, jam henti, dan jarak per kendaraan untuk satu bulan penuh.',
    '/report/',
  ),
  withImage(
    28 * DAY,
    'Kurangi waktu mesin menyala saat parkir',
    'Dalam tiga bulan terakhir, 14% solar habis saat kendaraan diam. Aktifkan peringatan idle di atas 15 menit.',
    'fuel.svg',
    'Pompa solar di samping truk',
  ),
  withLink(
    33 * DAY,
    'external_link',
    'Panduan mengemudi defensif',
    'Materi pelatihan untuk pengemudi baru, dapat dicetak untuk papan pengumuman di pool.',
    'https://dephub.go.id/',
  ),
  withImage(
    38 * DAY,
    'Kartu SIM perangkat diganti ke 4G',
    'Perangkat lama dengan jaringan 2G berhenti mengirim data pada 31 Januari 2027. Tim lapangan menghubungi pool masing-masing.',
    'camera.svg',
    'Kamera dasbor di kaca depan',
  ),
  withVideo(
    45 * DAY,
    'Mengisi serah terima kendaraan',
    'Langkah serah terima kunci dan pemeriksaan awal sebelum berangkat.',
    'driver',
    'service.svg',
  ),
  withLink(
    52 * DAY,
    'internal_link',
    'Lihat rute favorit Anda di menu Rute',
    'Rute yang sering dipakai tersimpan otomatis dan dapat diberi nama.',
    '/route/',
    'route.svg',
  ),
  withImage(
    60 * DAY,
    'Selamat datang di Pantau',
    'Di sini Anda menerima kabar tentang fitur baru, pemeliharaan, dan kebijakan perusahaan. Pengumuman tetap tersimpan dan dapat dibuka kembali kapan saja.',
    'dashboard.svg',
    'Layar dengan peta dan daftar peringatan',
  ),
];
