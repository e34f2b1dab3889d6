import type { en } from './en.ts';

export const id: Readonly<Record<keyof typeof en, string>> = {
  appName: 'Pantau',
  skipToContent: 'Langsung ke isi',
  language: 'Bahasa',
  languageId: 'Indonesia',
  languageEn: 'Inggris',
  theme: 'Tampilan',
  themeLight: 'Terang',
  themeDark: 'Gelap',
  themeSystem: 'Seperti perangkat',

  signInPage: 'Masuk',
  signInTitle: 'Masuk',
  signInSubtitle: 'Armada dan peringatannya di satu layar.',
  email: 'Email',
  password: 'Kata sandi',
  signIn: 'Masuk',
  emailRequired: 'Isi alamat email Anda.',
  emailInvalid: 'Isi alamat email, misalnya nama@perusahaan.com.',
  passwordRequired: 'Isi kata sandi Anda.',
  wrongPassword: 'Email atau kata sandi salah. Periksa keduanya lalu coba lagi.',
  rateLimited: 'Terlalu banyak percobaan. Tunggu beberapa menit lalu coba lagi.',
  serverUnreachable: 'Server tidak terjangkau. Periksa koneksi Anda lalu coba lagi.',
  signInFailed: 'Gagal masuk. Coba lagi sebentar lagi.',

  account: 'Akun',
  signOut: 'Keluar',

  dashboardPage: 'Dasbor',
  goodMorning: 'Selamat pagi, {{name}}',
  goodAfternoon: 'Selamat siang, {{name}}',
  goodEvening: 'Selamat malam, {{name}}',
  watchTitle: 'Yang perlu diperhatikan',
  watchWindow: '48 jam terakhir',
  urgent: 'Mendesak',
  important: 'Penting',
  unresolved: 'belum selesai',
  openAlerts: 'Buka pusat peringatan',
  newestUnread: 'Terbaru, belum dilihat siapa pun',
  nothingUnread: 'Semua sudah dilihat',
  nothingUnreadText: 'Peringatan baru muncul di sini begitu dikirim kendaraan.',
  unreadUnknown: 'Yang terbaru belum diketahui',
  unreadUnknownText: 'Peringatan belum bisa dibaca. Pusat peringatan terus mencoba.',
  allResolved: 'Tidak ada yang menunggu Anda',
  allResolvedText: 'Tidak ada peringatan 48 jam terakhir yang belum dinilai.',
  countsUnknown: 'Menghitung peringatan',
  updatedAt: 'Diperbarui {{time}}',
  cutOffNote: 'Angka ini per {{time}}: sambungan langsung terputus.',
  cutOffNoteNoTime: 'Angka ini mungkin lama: sambungan langsung terputus.',
  noAlertAccess: 'Peringatan tidak termasuk akses Anda',
  noAlertAccessText: 'Hubungi manajer perusahaan jika Anda memerlukan pusat peringatan.',

  offline: 'Anda sedang luring.',
  offlineSince: 'Anda sedang luring. Data terakhir {{time}}',

  liveviewPage: 'Live view',
  liveview2Page: 'Live view 2',
  controltowerPage: 'Control tower',
  controltower2Page: 'Control tower 2',
  notificationsPage: 'Notifikasi',
  notificationLogPage: 'Log notifikasi',
  ruleSettingsPage: 'Setelan notifikasi',
  fleetTaskPage: 'Tugas armada',
  comingTitle: 'Bagian ini belum tersedia',
  liveviewComing:
    'Peta armada Anda hadir di versi Pantau berikutnya. Sementara itu, pusat peringatan memberi tahu apa yang dilaporkan kendaraan.',
  liveview2Coming:
    'Live view yang baru hadir di versi Pantau berikutnya. Sementara itu, pusat peringatan memberi tahu apa yang dilaporkan kendaraan.',
  controltowerComing:
    'Control tower hadir di versi Pantau berikutnya. Sementara itu, pusat peringatan memberi tahu apa yang dilaporkan kendaraan.',
  controltower2Coming:
    'Control tower yang baru hadir di versi Pantau berikutnya. Sementara itu, pusat peringatan memberi tahu apa yang dilaporkan kendaraan.',
  notificationsComing:
    'Daftar semua notifikasi Anda hadir di versi Pantau berikutnya. Peringatan 48 jam terakhir ada di pusat peringatan.',
  notificationLogComing:
    'Log semua notifikasi hadir di versi Pantau berikutnya. Peringatan 48 jam terakhir ada di pusat peringatan.',
  ruleSettingsComing:
    'Di versi Pantau berikutnya, di sini Anda memilih apa yang mendesak dan apa yang penting. Pengingat dan suara diatur di pusat peringatan.',
  fleetTaskComing:
    'Di versi Pantau berikutnya, tugas armada beserta titik singgah dan waktunya tampil di sini. Yang diketahui dari peringatannya tetap ada di pratinjau peringatan.',
  livePaused:
    'Pembaruan langsung dijeda di halaman ini. Lonceng tetap menghitung; daftar dibaca saat Anda membuka pusat peringatan.',
  noPageAccess: 'Halaman ini tidak termasuk akses Anda',
  noPageAccessText: 'Hubungi manajer perusahaan jika Anda memerlukannya untuk bekerja.',

  loadingSession: 'Melanjutkan sesi Anda',
  sessionFailed: 'Sesi Anda belum bisa dilanjutkan',
  sessionFailedText: 'Server tidak menjawab. Anda tetap masuk.',
  retry: 'Coba lagi',

  notFoundPage: 'Halaman tidak ditemukan',
  notFoundTitle: 'Halaman ini tidak ada',
  notFoundText: 'Alamatnya mungkin salah ketik, atau halamannya sudah pindah.',
  toDashboard: 'Ke dasbor',
  crashPage: 'Terjadi kesalahan',
  crashTitle: 'Terjadi kesalahan di halaman ini',
  crashText: 'Biasanya cukup dimuat ulang. Yang sudah Anda selesaikan tidak hilang.',
  reload: 'Muat ulang',
};
