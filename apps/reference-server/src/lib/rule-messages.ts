/** Messages about alert rules; part of `messages`. */
export const ruleMessages = {
  alertRuleNotFound: {
    id: 'Aturan peringatan tidak ditemukan.',
    en: 'The alert rule was not found.',
  },
  alertRuleChanged: {
    id: 'Aturan “{{label}}” baru saja diubah oleh orang lain. Muat ulang, lalu coba lagi.',
    en: '“{{label}}” has just been changed by somebody else. Reload it and try again.',
  },
  noRuleSelected: { id: 'Pilih minimal satu aturan.', en: 'Select at least one rule.' },
  noRuleChange: {
    id: 'Tidak ada perubahan yang diminta.',
    en: 'No change was requested.',
  },
  ruleLabelRequired: { id: 'Nama aturan wajib diisi.', en: 'Enter a name.' },
  ruleLabelTooLong: {
    id: 'Nama aturan maksimal {{max}} karakter.',
    en: 'The name can have at most {{max}} characters.',
  },
  ruleCodeUnknown: {
    id: 'Kode peringatan tidak tersedia untuk aturan.',
    en: 'This alert code is not available for rules.',
  },
  ruleThresholdUnavailable: {
    id: 'Kode peringatan ini tidak memiliki nilai terukur.',
    en: 'This alert code has no measured value.',
  },
  ruleThresholdOutOfRange: {
    id: 'Nilai harus {{min}} sampai {{max}}.',
    en: 'The value must be {{min}} to {{max}}.',
  },
  ruleThresholdsReversed: {
    id: 'Batas atas harus sama atau lebih besar dari batas bawah.',
    en: 'The upper limit must not be below the lower one.',
  },
  ruleDurationOutOfRange: {
    id: 'Durasi harus 1 sampai {{max}} detik.',
    en: 'The duration must be 1 to {{max}} seconds.',
  },
  ruleCountOutOfRange: {
    id: 'Jumlah peringatan harus {{min}} sampai {{max}}.',
    en: 'The number of alerts must be {{min}} to {{max}}.',
  },
  ruleWindowOutOfRange: {
    id: 'Rentang waktu harus {{min}} sampai {{max}} detik.',
    en: 'The period must be {{min}} to {{max}} seconds.',
  },
  ruleCountIncomplete: {
    id: 'Isi jumlah peringatan beserta rentang waktunya.',
    en: 'Enter both the number of alerts and the period.',
  },
  ruleTimeInvalid: {
    id: 'Waktu harus antara 00:00 dan 23:59.',
    en: 'The time must be between 00:00 and 23:59.',
  },
  ruleDaysInvalid: {
    id: 'Hari harus 1 (Senin) sampai 7 (Minggu), masing-masing sekali.',
    en: 'Days must be 1 (Monday) to 7 (Sunday), each once.',
  },
  ruleGeofenceRequired: { id: 'Pilih minimal satu geofence.', en: 'Select at least one geofence.' },
  ruleTooManyTargets: { id: 'Maksimal {{max}}.', en: 'At most {{max}}.' },
  ruleGeofenceUnknown: { id: 'Geofence tidak ditemukan.', en: 'A geofence was not found.' },
  ruleVehicleUnknown: { id: 'Kendaraan tidak ditemukan.', en: 'A vehicle was not found.' },
  ruleGroupUnknown: { id: 'Grup kendaraan tidak ditemukan.', en: 'A vehicle group was not found.' },
  ruleUserUnknown: {
    id: 'Pengguna tidak ditemukan atau tidak aktif.',
    en: 'A user was not found or is not active.',
  },
  ruleContactUnknown: { id: 'Kontak tidak ditemukan.', en: 'A contact was not found.' },
  ruleContactEmpty: {
    id: 'Isi alamat email atau nomor telepon.',
    en: 'Enter an email address or a phone number.',
  },
  ruleTemplateUnknown: {
    id: 'Rekomendasi aturan tidak ditemukan.',
    en: 'The recommendation was not found.',
  },
  seconds: { id: '{{count}} detik', en: '{{count}} s' },
  minutes: { id: '{{count}} menit', en: '{{count}} min' },
  mailSubjectOne: { id: '{{label}}: {{plate}}', en: '{{label}}: {{plate}}' },
  mailSubjectMany: { id: '{{label}}: {{count}} peringatan', en: '{{label}}: {{count}} alerts' },
  mailMore: { id: 'dan {{count}} peringatan lainnya', en: 'and {{count}} more alerts' },
  mailReason: {
    id: 'Anda menerima email ini karena terdaftar sebagai penerima aturan peringatan “{{label}}” di Pantau.',
    en: 'You receive this email because the alert rule “{{label}}” in Pantau lists you as a recipient.',
  },
  mailTest: { id: '[Uji coba] {{subject}}', en: '[Test] {{subject}}' },
  mailTestPlate: { id: 'Contoh kendaraan', en: 'Example vehicle' },
  noProfileEmail: {
    id: 'Tambahkan alamat email di profil Anda untuk menerima notifikasi uji coba.',
    en: 'Add an email address to your profile to receive a test notification.',
  },
  mailNotSent: {
    id: 'Email tidak dapat dikirim. Coba lagi beberapa saat lagi.',
    en: 'The email could not be sent. Try again in a moment.',
  },
  backTestTooLong: {
    id: 'Uji coba mencakup 1 sampai {{max}} hari.',
    en: 'A test covers 1 to {{max}} days.',
  },
} as const;
