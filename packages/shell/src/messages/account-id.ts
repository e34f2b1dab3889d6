import type { en } from './account-en.ts';

export const id: Readonly<Record<keyof typeof en, string>> = {
  language: 'Bahasa',
  languageId: 'Indonesia',
  languageEn: 'Inggris',
  theme: 'Tema',
  themeLight: 'Terang',
  themeDark: 'Gelap',
  themeSystem: 'Ikuti perangkat',
  density: 'Kerapatan baris',
  densityComfortable: 'Nyaman',
  densityCompact: 'Rapat',
  account: 'Akun',
  signOut: 'Keluar',
  offline: 'Anda sedang offline.',
  updateAvailable: 'Pembaruan tersedia',
  offlineSince: 'Anda sedang offline. Pembaruan terakhir {{time}}',
  connectionLost: 'Koneksi terputus. Data yang tampil mungkin sudah tidak terbaru.',
  updateReady: 'Versi baru siap digunakan.',
  updateNow: 'Perbarui',
  loadingSession: 'Memulihkan sesi Anda',
  appName: 'Pantau',
};
