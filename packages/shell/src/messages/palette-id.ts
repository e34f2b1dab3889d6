import type { en } from './palette-en.ts';

export const id: Readonly<Record<keyof typeof en, string>> = {
  palette: 'Cari atau buka',
  palettePages: 'Halaman',
  paletteActions: 'Tindakan',
  paletteEmpty: 'Tidak ada yang cocok.',
  paletteResults_one: '{{count}} hasil',
  paletteResults_other: '{{count}} hasil',
  closePalette: 'Tutup',
  paletteRecent: 'Terakhir dibuka',
  paletteVehicles: 'Kendaraan',
  paletteOrders: 'Order',
  paletteSearching: 'Mencari…',
  paletteVehiclesFailed: 'Kendaraan tidak dapat dicari. Coba lagi',
  paletteOrdersFailed: 'Order tidak dapat dicari. Coba lagi',
  palettePlaceholder: 'Halaman atau tindakan',
  palettePlaceholderVehicle: 'Halaman, tindakan, atau pelat',
  palettePlaceholderOrder: 'Halaman, tindakan, atau order',
  palettePlaceholderAll: 'Halaman, tindakan, pelat, atau order',
};
