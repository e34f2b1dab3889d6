import type { en } from './en.ts';

export const id: Readonly<Record<keyof typeof en, string>> = {
  zoomIn: 'Perbesar',
  zoomOut: 'Perkecil',
  recenter: 'Kembali ke lokasi',
  sources: 'Natural Earth, GeoNames',
  loading: 'Memuat peta',
  failed: 'Peta tidak dapat ditampilkan di sini.',
  at: '{{latitude}}; {{longitude}}',
  showMap: 'Tampilkan peta langsung',
};
