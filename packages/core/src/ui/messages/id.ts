import type { en } from './en.ts';

export const id: Readonly<Record<keyof typeof en, string>> = {
  close: 'Tutup',
  notices: 'Pemberitahuan singkat',
  passwordShow: 'Tampilkan kata sandi',
  passwordHide: 'Sembunyikan kata sandi',
  required: 'wajib',
  retry: 'Coba lagi',
  loading: 'Memuat',
  loadFailed: 'Bagian ini belum bisa dimuat. Coba lagi, atau muat ulang halaman.',
  moreThanCount: 'lebih dari {{count}}',
  characterCount: '{{used}} dari {{limit}} karakter',
};
