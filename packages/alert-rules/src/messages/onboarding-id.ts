import type { en } from './onboarding-en.ts';

/** Indonesian texts of the onboarding. */
export const id: Readonly<Record<keyof typeof en, string>> = {
  openOnboarding: 'Aturan peringatan yang disarankan',
  title: 'Aturan peringatan yang disarankan',
  text: 'Pilih kejadian yang perlu diketahui tim Anda. Setiap aturan dapat diubah nanti di pengaturan.',
  categories: 'Kategori',
  chosen_one: '{{formatted}} dipilih',
  chosen_other: '{{formatted}} dipilih',
  events_one: '{{formatted}} kejadian',
  events_other: '{{formatted}} kejadian',
  allActive: 'Semua aktif',
  change: 'Pilih kejadian {{name}}',
  loadFailed: 'Aturan yang disarankan tidak dapat dimuat',
  noTemplates: 'Tidak ada aturan yang disarankan untuk perusahaan Anda.',
  later: 'Nanti saja',
  save: 'Aktifkan aturan',
  saveCount_one: 'Aktifkan {{formatted}} aturan',
  saveCount_other: 'Aktifkan {{formatted}} aturan',
  chooseFirst: 'Pilih kejadian di sedikitnya satu kategori.',
  failedSave: 'Aturan tidak dapat dibuat. Pilihan Anda tetap tersimpan di sini.',
  failedComplete: 'Aturan sudah dibuat, tetapi penyiapan belum dapat diselesaikan. Coba lagi.',

  recommended: 'Disarankan',
  additional: 'Tersedia juga',
  alreadyActive: 'Sudah aktif:',
  back: 'Kembali',
  confirm: 'Pakai kejadian ini',

  resultActive: 'Aturan sudah aktif',
  resultActiveText: 'Peringatan yang sesuai kini langsung masuk ke pusat peringatan.',
  resultRequested: 'Permintaan Anda sedang diproses',
  resultRequestedText:
    'Aturan sudah tersimpan. Peringatannya tampil setelah pusat peringatan diaktifkan untuk Anda.',
  done: 'Selesai',
};
