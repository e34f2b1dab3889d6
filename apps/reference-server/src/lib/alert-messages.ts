/** Messages about alerts, notes and snoozes; part of `messages`. */
export const alertMessages = {
  noAlertSelected: {
    id: 'Pilih minimal satu peringatan.',
    en: 'Select at least one alert.',
  },
  tooManyAlerts: {
    id: 'Maksimal {{max}} peringatan sekaligus. Persempit rentang tanggal.',
    en: 'At most {{max}} alerts at once. Narrow the date range.',
  },
  ownerInvalid: {
    id: 'Peringatan hanya bisa diserahkan kepada rekan perusahaan yang boleh menanganinya.',
    en: 'Alerts can only be handed over to people of the company who may act on them.',
  },
  dataNotAllowed: {
    id: 'Tindakan baca tidak menerima data.',
    en: 'Reading an alert takes no data.',
  },
  resolveDataInvalid: {
    id: 'Data penyelesaian harus {"isResolved": true} atau {"isResolved": false}.',
    en: 'The data must be {"isResolved": true} or {"isResolved": false}.',
  },
  falseAlertDataInvalid: {
    id: 'Data alarm palsu harus {"isFalseAlert": true, "reason": …} atau {"isFalseAlert": false}.',
    en: 'The data must be {"isFalseAlert": true, "reason": …} or {"isFalseAlert": false}.',
  },
  noteNotAllowed: {
    id: 'Catatan hanya bisa disertakan saat peringatan ditandai selesai.',
    en: 'Only resolving alerts takes a note.',
  },
  quickNotesChanged: {
    id: 'Catatan cepat telah diubah orang lain. Muat ulang, lalu ubah lagi.',
    en: 'Somebody else has changed the quick notes. Reload them and change them again.',
  },
  handoverChanged: {
    id: 'Shift baru saja diserahterimakan oleh orang lain. Muat ulang, lalu periksa lagi.',
    en: 'Somebody else has just handed the shift over. Reload and check again.',
  },
  tooManyQuickNotes: {
    id: 'Maksimal {{max}} catatan cepat.',
    en: 'There can be at most {{max}} quick notes.',
  },
  quickNoteTwice: {
    id: 'Catatan cepat “{{note}}” sudah ada.',
    en: 'The quick note “{{note}}” exists twice.',
  },
  reasonRequired: {
    id: 'Alasan wajib diisi.',
    en: 'Enter a reason.',
  },
  reasonTooLong: {
    id: 'Alasan maksimal {{max}} karakter.',
    en: 'The reason can have at most {{max}} characters.',
  },
  textInvalid: {
    id: 'Teks berisi karakter yang tidak valid.',
    en: 'The text contains invalid characters.',
  },
  noteRequired: {
    id: 'Catatan wajib diisi.',
    en: 'Enter a note.',
  },
  noteTooLong: {
    id: 'Catatan maksimal {{max}} karakter.',
    en: 'The note can have at most {{max}} characters.',
  },
  alertNotFound: {
    id: 'Peringatan tidak ditemukan.',
    en: 'The alert was not found.',
  },
  snoozeCodeUnknown: {
    id: 'Kode peringatan ini tidak dikenal.',
    en: 'This alert code is unknown.',
  },
  emergencyNotSnoozed: {
    id: 'Keadaan darurat tidak dapat ditunda.',
    en: 'Emergencies cannot be snoozed.',
  },
  tooManySnoozes: {
    id: 'Maksimal {{max}} peringatan ditunda sekaligus. Akhiri salah satu dahulu.',
    en: 'At most {{max}} alerts can be snoozed at once. End one of them first.',
  },
} as const;
