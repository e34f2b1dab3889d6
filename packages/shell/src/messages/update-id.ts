import type { en } from './update-en.ts';

export const id: Readonly<Record<keyof typeof en, string>> = {
  unsavedTitle: 'Buang perubahan yang belum disimpan?',
  unsavedText: 'Pembaruan memuat ulang halaman. Perubahan yang belum disimpan akan hilang.',
  keepWorking: 'Lanjutkan bekerja',
  discardAndUpdate: 'Buang dan perbarui',
};
