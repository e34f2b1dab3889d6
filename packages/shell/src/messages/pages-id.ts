import type { en } from './pages-en.ts';

export const id: Readonly<Record<keyof typeof en, string>> = {
  namedPage: '{{page}} {{name}}',
  openHomePage: 'Buka {{page}}',

  noPageAccess: 'Anda tidak memiliki akses ke halaman ini',
  noPageAccessText: 'Minta akses kepada administrator perusahaan Anda.',
  notFoundTitle: 'Halaman tidak ditemukan',
  notFoundText: 'Alamatnya mungkin salah ketik, atau halamannya sudah dipindahkan.',
  livePaused:
    'Pembaruan langsung dijeda di halaman ini. Lonceng tetap menghitung; daftar diperbarui saat Anda membuka pusat peringatan.',
  moduleTitle: 'Modul ini disediakan aplikasi lain',
  moduleText:
    '{{module}} tidak termasuk dalam portal ini. Perusahaan Anda dapat memasangnya di sini.',
  moduleSlot: 'Tempat modul: {{path}}',
};
