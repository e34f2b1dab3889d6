import type { en } from './en.ts';

/** Indonesian texts of the table. */
export const id: Readonly<Record<keyof typeof en, string>> = {
  search: 'Cari',
  clearSearch: 'Hapus pencarian',
  tools: 'Pencarian dan tampilan',
  moreTools: 'Alat lainnya',
  pages: 'Halaman',
  rowsPerPage: 'Baris per halaman',
  rangeOfTotal: '{{from}}–{{to}} dari {{total}}',
  previousPage: 'Halaman sebelumnya',
  nextPage: 'Halaman berikutnya',
  pageNumber: 'Halaman {{page}}',
  loadingRows: 'Memuat baris',
  failedTitle: 'Gagal memuat data',
  errorOffline: 'Tidak ada koneksi ke server.',
  errorTimeout: 'Server terlalu lama merespons.',
  errorUnauthorized: 'Sesi Anda telah berakhir.',
  errorForbidden: 'Anda tidak memiliki akses ke data ini.',
  errorServer: 'Terjadi kesalahan pada server.',
  staleRows: 'Data ini mungkin tidak terbaru. {{reason}}',
  notReplacedRows: 'Gagal memuat baris yang diminta. {{reason}}',
  tryAgain: 'Coba lagi',
  noMatchTitle: 'Tidak ada hasil',
  noMatchText: 'Tidak ada baris yang sesuai dengan pencarian dan filter.',
  showAllRows: 'Tampilkan semua baris',
  emptyTitle: 'Belum ada data',
  emptyText: 'Data baru akan muncul di sini.',
  bulkMenu: 'Tindakan',
  deleteRows: 'Hapus',
  selectRow: 'Pilih {{name}}',
  rowDetails: 'Detail',
  rowActions: 'Tindakan',
  selectPage: 'Pilih semua baris di halaman ini',
  selectAll: 'Pilih semua baris',
  selectLoaded: 'Pilih semua baris yang dimuat',
  columnMenu: 'Opsi kolom {{column}}',
  chooseColumns: 'Atur kolom',

  // Filters
  filter: 'Filter',
  filterActive_one: 'Filter, {{count}} aktif',
  filterActive_other: 'Filter, {{count}} aktif',

  // Export and copying
  exportCsv: 'Ekspor CSV',
  exporting: 'Menyiapkan file, {{percent}}%',
};
