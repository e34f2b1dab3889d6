import type { en } from './search-en.ts';

/** Indonesian texts of the search. */
export const id: Readonly<Record<keyof typeof en, string>> = {
  label: 'Cari peringatan',
  placeholder: 'Pelat, pengemudi, lokasi, kejadian, order',
  clear: 'Hapus pencarian',
  close: 'Tutup pencarian',
  conditions: 'Syarat pencarian',
  mine: 'Saya tangani',
  nobody: 'Belum ditangani',
  unread: 'Belum dibaca',
  events: 'Kejadian',
  vehicles: 'Grup kendaraan',
  many: '{{what}}: {{number}}',
  searching: 'Mencari…',
  found: '{{found}} dari {{number}} belum selesai',
  foundAnnounced_one: 'Ditemukan {{found}} dari {{count}} peringatan yang belum selesai',
  foundAnnounced_other: 'Ditemukan {{found}} dari {{count}} peringatan yang belum selesai',
  cleared: 'Pencarian dihapus, semua peringatan ditampilkan',
  needsConnection: 'Pencarian memerlukan koneksi dan dilanjutkan begitu koneksi pulih.',
  failed: 'Pencarian gagal.',

  groupValue: 'Nilai terukur',
  groupDriving: 'Cara mengemudi',
  groupDms: 'Kamera pengemudi',
  groupAdas: 'Kamera jalan',
  groupFleetOrder: 'Tugas armada',
  groupSafety: 'Keselamatan',
  groupDevice: 'Alat',
  groupGeofence: 'Geofence',
};
