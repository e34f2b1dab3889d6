import type { en } from './preferences-en.ts';

/** Indonesian texts of the alert centre's settings in an account menu. */
export const id: Readonly<Record<keyof typeof en, string>> = {
  preferences: 'Peringatan',
  sound: 'Suara peringatan mendesak',
  autoOpen: 'Buka peringatan baru otomatis',
  stacks: 'Peringatan berulang dalam satu baris',
  asksBeforeResolve: 'Konfirmasi sebelum menandai selesai',
  asksBeforeCheckAgain: 'Konfirmasi sebelum memeriksa lagi',
  movesOn: 'Lanjut ke peringatan berikutnya setelah selesai',
};
