/** Messages about announcements, feedback, profiles and the old version; part of `messages`. */
export const shellMessages = {
  announcementNotFound: {
    id: 'Pengumuman tidak ditemukan.',
    en: 'The announcement was not found.',
  },
  announcementFieldInvalid: {
    id: 'Isian tidak valid: {{field}}',
    en: 'Invalid value: {{field}}',
  },
  announcementReceiversInvalid: {
    id: 'Penerima harus pengguna aktif perusahaan Anda yang dapat membaca pengumuman.',
    en: 'Receivers must be active users of your company who may read announcements.',
  },
  feedbackPointInvalid: {
    id: 'Nilai harus bilangan bulat 1–5.',
    en: 'The rating must be a whole number from 1 to 5.',
  },
  commentInvalid: {
    id: 'Komentar harus berupa teks, maksimal {{max}} karakter.',
    en: 'The comment must be a text of at most {{max}} characters.',
  },
  profileEmailInvalid: {
    id: 'Alamat email tidak valid.',
    en: 'The email address is invalid.',
  },
  profilePhoneInvalid: {
    id: 'Nomor telepon tidak valid.',
    en: 'The phone number is invalid.',
  },
  profileReminderInvalid: {
    id: 'Waktu pengingat tidak valid.',
    en: 'The time of the reminder is invalid.',
  },
  profileFieldUnknown: {
    id: 'Hanya fullname, email, phoneNo, dan lastReminder yang dapat diubah.',
    en: 'Only fullname, email, phoneNo and lastReminder can be changed.',
  },
  oldVersionReasonUnknown: {
    id: 'Pilih alasan 1–{{max}}.',
    en: 'Choose a reason from 1 to {{max}}.',
  },
  oldVersionNotFound: {
    id: 'Versi lama tidak tersedia untuk perusahaan Anda.',
    en: 'The old version is not available for your company.',
  },
} as const;
