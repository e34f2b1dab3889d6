import type { en } from './recovery-en.ts';

export const id: Readonly<Record<keyof typeof en, string>> = {
  sessionFailed: 'Sesi Anda tidak dapat dipulihkan',
  sessionFailedText: 'Server tidak merespons. Anda tidak perlu masuk lagi.',
  retry: 'Coba lagi',
  crashTitle: 'Terjadi kesalahan',
  crashText: 'Muat ulang halaman. Perubahan yang tersimpan tidak hilang.',
  loadFailedTitle: 'Halaman belum dapat dimuat',
  loadFailedText: 'Server tidak merespons. Halaman dimuat ulang begitu server kembali merespons.',
  reload: 'Muat ulang',
  signOutTitle: 'Keluar?',
  signedInAs: 'Anda masuk sebagai {{name}}.',
  signOutNow: 'Keluar',
  staySignedIn: 'Tetap masuk',
};
