import type { en } from './views-en.ts';

/** Indonesian texts of saved views. */
export const id: Readonly<Record<keyof typeof en, string>> = {
  views: 'Tampilan',
  viewButton: 'Tampilan: {{name}}',
  viewButtonChanged: 'Tampilan: {{name}}, dengan perubahan yang belum disimpan',
  standardView: 'Tampilan standar',
  sharedView: 'Dibagikan',
  defaultView: 'Default',
  loadingViews: 'Memuat tampilan',
  viewsFailed: 'Gagal memuat tampilan. Coba lagi',
  save: 'Simpan perubahan',
  revert: 'Batalkan perubahan',
  saveAs: 'Simpan sebagai tampilan baru…',
  rename: 'Ubah nama…',
  makeDefault: 'Jadikan default',
  unsetDefault: 'Hapus sebagai default',
  share: 'Bagikan ke perusahaan',
  unshare: 'Berhenti membagikan',
  remove: 'Hapus…',

  saveAsTitle: 'Simpan tampilan',
  renameTitle: 'Ubah nama tampilan',
  name: 'Nama',
  shareLabel: 'Semua orang di perusahaan dapat memakainya',
  nameTaken: 'Tampilan dengan nama ini sudah ada.',
  deleteTitle: 'Hapus “{{name}}”?',
  deleteText: 'Tampilan akan dihapus secara permanen. Data di tabel tidak terpengaruh.',
  deleteSharedText:
    'Tampilan ini akan hilang bagi semua orang di perusahaan. Data di tabel tidak terpengaruh.',
  deleteView: 'Hapus',
  cancel: 'Batal',

  saved: '“{{name}}” disimpan',
  renamed: 'Nama diubah menjadi “{{name}}”',
  deleted: '“{{name}}” dihapus',
  isDefaultNow: '“{{name}}” kini dibuka pertama',
  noDefaultNow: 'Tampilan standar kini dibuka pertama',
  isShared: '“{{name}}” dibagikan ke perusahaan',
  isPrivate: '“{{name}}” kini hanya milik Anda',
  changeFailed: 'Gagal menyimpan. Coba lagi.',
};
