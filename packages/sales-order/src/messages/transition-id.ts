import type { en } from './transition-en.ts';

/** Indonesian texts of confirmations, progress and results of order changes. */
export const id: Readonly<Record<keyof typeof en, string>> = {
  statusTitle_one: 'Ubah {{formatted}} sales order menjadi {{status}}?',
  statusTitle_other: 'Ubah {{formatted}} sales order menjadi {{status}}?',
  statusText: 'Order yang sementara itu diubah orang lain dibiarkan apa adanya.',
  keepStatus: 'Jangan ubah',
  changeTo: 'Ubah menjadi {{status}}',
  statusChange: 'Dari {{from}} menjadi {{to}}',
  newStatus: 'Status baru: {{to}}',

  cancelTitle_one: 'Batalkan {{formatted}} sales order?',
  cancelTitle_other: 'Batalkan {{formatted}} sales order?',
  cancelText_one: 'Alasan disimpan pada order. Statusnya dapat dikembalikan ke Draf nanti.',
  cancelText_other:
    'Alasan disimpan pada setiap order. Statusnya dapat dikembalikan ke Draf nanti.',
  reason: 'Alasan',
  required: 'wajib',
  ownText: 'Alasan dengan kata-kata sendiri',
  reasonCustomer: 'Permintaan pelanggan',
  reasonUnit: 'Unit tidak tersedia',
  reasonDuplicate: 'Order ganda',
  reasonHint: 'Tampil di riwayat order',
  reasonMissing: 'Pilih atau tulis alasan.',
  tooLong: 'Maksimal {{most}} karakter.',
  note: 'Catatan',
  noteHint: 'Opsional, untuk rekan kerja',
  inputFormatError: 'Format isian salah.',
  keepOrders_one: 'Jangan batalkan',
  keepOrders_other: 'Jangan batalkan',
  cancelOrders_one: 'Batalkan {{formatted}} order',
  cancelOrders_other: 'Batalkan {{formatted}} order',

  deleteTitle_one: 'Hapus {{formatted}} sales order?',
  deleteTitle_other: 'Hapus {{formatted}} sales order?',
  deleteText:
    'Tindakan ini tidak dapat diurungkan. Order yang sudah ditugaskan tidak dapat dihapus dan akan dilewati.',
  keepUndeleted_one: 'Jangan hapus',
  keepUndeleted_other: 'Jangan hapus',
  deleteOrders_one: 'Hapus {{formatted}} order',
  deleteOrders_other: 'Hapus {{formatted}} order',

  affectedOrders: 'Order yang terpengaruh',
  affected_one: '{{formatted}} order',
  affected_other: '{{formatted}} order',
  affectedMore_one: 'dan {{formatted}} order lainnya',
  affectedMore_other: 'dan {{formatted}} order lainnya',
};
