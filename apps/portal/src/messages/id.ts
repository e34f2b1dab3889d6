import type { en } from './en.ts';

export const id: Readonly<Record<keyof typeof en, string>> = {
  alertPreferences: 'Peringatan',
  preferenceSound: 'Suara peringatan mendesak',
  preferenceAutoOpen: 'Buka peringatan baru otomatis',
  preferenceConfirmResolve: 'Konfirmasi sebelum menandai selesai',
  preferenceConfirmCheckAgain: 'Konfirmasi sebelum memeriksa lagi',

  signInPage: 'Masuk',

  dashboardPage: 'Dasbor',
  goodMorning: 'Selamat pagi, {{name}}',
  goodAfternoon: 'Selamat siang, {{name}}',
  goodLateAfternoon: 'Selamat sore, {{name}}',
  goodEvening: 'Selamat malam, {{name}}',

  liveviewPage: 'Live view',
  liveview2Page: 'Live view 2',
  controltowerPage: 'Control tower',
  controltower2Page: 'Control tower 2',
  notificationsPage: 'Notifikasi',
  notificationPage: 'Notifikasi',
  notificationLogPage: 'Log notifikasi',
  driverScoresPage: 'Skor pengemudi',
  driverScoresNote: 'Cara setiap pengemudi mengemudi, dan sebabnya',
  driverScorePage: 'Skor pengemudi',
  settingsPage: 'Pengaturan',
  settingsNote: 'Perusahaan Anda, mereknya, dan penilaian cara mengemudi',
  ruleSettingsPage: 'Pengaturan notifikasi',
  ruleSettingsNote: 'Peringatan mana yang sampai ke tim Anda, dan seberapa mendesak',
  ruleCreatePage: 'Aturan peringatan baru',
  ruleEditPage: 'Aturan peringatan',
  addEmailPage: 'Tambah alamat email',
  addNumberPage: 'Tambah nomor telepon',
  fleetTaskPage: 'Fleet task',
  salesOrdersPage: 'Sales order',
  salesOrdersNote: 'Terbaru di atas',
  salesOrderPage: 'Sales order',
  salesOrderCreatePage: 'Sales order baru',
  salesOrderEditPage: 'Ubah sales order',
  namedPage: '{{page}} {{name}}',
  backToSalesOrders: 'Sales order',
  placeholderTitle: 'Belum tersedia',
  liveviewPlaceholder:
    'Peta armada hadir di versi berikutnya. Peringatan dari kendaraan Anda ada di pusat peringatan.',
  liveview2Placeholder:
    'Live view baru hadir di versi berikutnya. Peringatan dari kendaraan Anda ada di pusat peringatan.',
  controltowerPlaceholder:
    'Control tower hadir di versi berikutnya. Peringatan dari kendaraan Anda ada di pusat peringatan.',
  controltower2Placeholder:
    'Control tower baru hadir di versi berikutnya. Peringatan dari kendaraan Anda ada di pusat peringatan.',
  notificationsNote: 'Semua waktu, terbaru di atas',
  addEmailPlaceholder: 'Alamat email diubah di halaman profil, yang hadir di versi berikutnya.',
  addNumberPlaceholder: 'Nomor telepon diubah di halaman profil, yang hadir di versi berikutnya.',
  fleetTaskPlaceholder:
    'Fleet task beserta titik singgah dan waktunya hadir di versi berikutnya. Detail yang tersedia ada di pratinjau peringatan.',
  livePaused:
    'Pembaruan langsung dijeda di halaman ini. Lonceng tetap menghitung; daftar diperbarui saat Anda membuka pusat peringatan.',
  noPageAccess: 'Anda tidak memiliki akses ke halaman ini',
  noPageAccessText: 'Minta akses kepada administrator perusahaan Anda.',

  openPage: 'Buka {{page}}',
  moduleTitle: 'Modul ini disediakan aplikasi lain',
  moduleText:
    '{{module}} tidak termasuk dalam portal ini. Perusahaan Anda dapat memasangnya di sini.',
  moduleSlot: 'Tempat modul: {{path}}',

  sessionFailed: 'Sesi Anda tidak dapat dipulihkan',
  sessionFailedText: 'Server tidak merespons. Anda tidak perlu masuk lagi.',
  retry: 'Coba lagi',

  notFoundTitle: 'Halaman tidak ditemukan',
  notFoundText: 'Alamatnya mungkin salah ketik, atau halamannya sudah dipindahkan.',
  toDashboard: 'Buka dasbor',
  crashTitle: 'Terjadi kesalahan',
  crashText: 'Muat ulang halaman. Perubahan yang tersimpan tidak hilang.',
  reload: 'Muat ulang',
};
