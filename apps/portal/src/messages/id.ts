import type { en } from './en.ts';

export const id: Readonly<Record<keyof typeof en, string>> = {
  dashboardPage: 'Dasbor',

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
  profilePage: 'Profil',
  profileNote: 'Data diri, preferensi, dan perangkat Anda',
  addEmailPage: 'Tambah alamat email',
  addNumberPage: 'Tambah nomor telepon',
  fleetTaskPage: 'Fleet task',
  salesOrdersPage: 'Sales order',
  salesOrdersNote: 'Terbaru di atas',
  salesOrderPage: 'Sales order',
  salesOrderCreatePage: 'Sales order baru',
  salesOrderEditPage: 'Ubah sales order',
  notificationsNote: 'Semua waktu, terbaru di atas',
};
