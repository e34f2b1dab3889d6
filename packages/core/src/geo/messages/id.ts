import type { en } from './en.ts';

export const id: Readonly<Record<keyof typeof en, string>> = {
  zoomIn: 'Perbesar',
  zoomOut: 'Perkecil',
  recenter: 'Pusatkan peta',
  sources: 'Natural Earth, GeoNames',
  loading: 'Memuat peta',
  failed: 'Peta tidak tersedia.',
  at: '{{latitude}}; {{longitude}}',
  showMap: 'Tampilkan peta interaktif',
};
