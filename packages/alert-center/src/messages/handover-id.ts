import type { en } from './handover-en.ts';

/** Indonesian texts of the page that hands a shift over, which load with `./handover`. */
export const id: Readonly<Record<keyof typeof en, string>> = {
  title: 'Serah terima shift',
  loading: 'Memuat serah terima …',
  failedTitle: 'Serah terima tidak bisa dimuat',
  failedText: 'Belum ada yang diserahterimakan. Coba lagi.',
  forbiddenText: 'Akun Anda tidak boleh melihat peringatan.',
  reloadFailed: 'Serah terima tidak bisa diperbarui. Yang tampil adalah data pukul {{time}}.',

  // Head
  asOf: 'Data per {{time}}',
  since: 'Perubahan sejak {{time}}, saat {{name}} serah terima',
  sinceWindow: 'Perubahan 48 jam terakhir: belum ada serah terima dalam waktu itu',
  previousNote: 'Catatan dari {{name}}',
  refresh: 'Perbarui',
  print: 'Cetak',
  export: 'Ekspor CSV',
  exported: 'Diekspor sebagai {{file}}',
  record: 'Serahkan shift …',

  // Numbers
  openUrgent: 'mendesak, belum selesai',
  openImportant: 'penting, belum selesai',
  arrived: 'masuk',
  resolved: 'selesai',
  falseAlerts: 'alarm palsu',
  noted: 'catatan',
  snoozed: 'ditunda',

  // Parts
  unowned: 'Belum ditangani siapa pun',
  openAlerts: 'Peringatan belum selesai',
  snoozes: 'Ditunda',
  notes: 'Catatan',
  nothingOpen: 'Tidak ada peringatan yang belum selesai',
  allOwned: 'Semua peringatan yang belum selesai sudah ada yang menangani.',
  nobody: 'Belum ada yang mengambil alih, menunda, mencatat, atau menyelesaikan apa pun.',
  isNew: 'Baru',
  urgent: 'Mendesak',
  important: 'Penting',
  until: 'sampai {{time}}',
  about: '{{event}}, {{plate}}',
  cutAlerts: 'Ditampilkan {{shown}} yang paling mendesak dari {{total}} peringatan belum selesai.',
  cutNotes: 'Ditampilkan {{shown}} catatan terbaru dari {{total}}.',
  openCount_one: '{{formatted}} belum selesai',
  openCount_other: '{{formatted}} belum selesai',
  snoozeCount_one: '{{formatted}} ditunda',
  snoozeCount_other: '{{formatted}} ditunda',
  noteCount_one: '{{formatted}} catatan',
  noteCount_other: '{{formatted}} catatan',
  resolvedCount_one: '{{formatted}} diselesaikan',
  resolvedCount_other: '{{formatted}} diselesaikan',
  falseCount_one: '{{formatted}} alarm palsu',
  falseCount_other: '{{formatted}} alarm palsu',

  // Dialog
  recordTitle: 'Serahkan shift ini?',
  recordAbout:
    'Mulai sekarang perubahan dihitung dari awal. Peringatan yang belum selesai, penanggung jawab, dan penundaan tetap seperti sekarang.',
  note: 'Catatan untuk shift berikutnya (opsional)',
  notePlaceholder: 'Hal yang perlu diketahui shift berikutnya',
  tooLong: 'Maksimal {{most}} karakter',
  cancel: 'Batal',
  confirm: 'Serahkan',
  recorded: 'Shift sudah diserahterimakan',
  conflict:
    'Shift baru saja diserahterimakan oleh orang lain. Halaman ini sudah menampilkan keadaan terbaru; periksa, lalu serahkan lagi.',
  forbidden: 'Akun Anda tidak boleh menyerahterimakan shift.',
  recordFailed: 'Serah terima tidak bisa disimpan. Tidak ada yang berubah; coba lagi.',

  // File
  part: 'Bagian',
  person: 'Orang',
  time: 'Waktu',
  severity: 'Tingkat',
  event: 'Kejadian',
  plate: 'Pelat',
  driver: 'Pengemudi',
  place: 'Lokasi',
  text: 'Catatan',
  end: 'Sampai',
};
