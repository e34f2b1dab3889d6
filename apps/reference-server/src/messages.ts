import type { Language } from './language.ts';

/** What the server says to people, in both languages; `{{name}}` is filled in. */
const messages = {
  unauthenticated: {
    id: 'Sesi Anda sudah berakhir. Silakan masuk lagi.',
    en: 'Your session has ended. Please sign in again.',
  },
  wrongCredentials: {
    id: 'Email atau kata sandi salah.',
    en: 'The e-mail or the password is wrong.',
  },
  tooManyAttempts: {
    id: 'Terlalu banyak percobaan. Coba lagi dalam {{minutes}} menit.',
    en: 'Too many attempts. Try again in {{minutes}} min.',
  },
  foreignRequest: {
    id: 'Permintaan ini hanya diterima dari halaman Pantau sendiri.',
    en: 'This request is accepted from Pantau’s own pages only.',
  },
  forbidden: {
    id: 'Anda tidak memiliki izin untuk tindakan ini.',
    en: 'You are not permitted to do this.',
  },
  notFound: { id: 'Tidak ditemukan.', en: 'Not found.' },
  internal: {
    id: 'Terjadi gangguan pada server. Coba lagi sebentar lagi.',
    en: 'The server has a problem. Try again in a moment.',
  },
  invalidRequest: {
    id: 'Permintaan tidak dapat dibaca.',
    en: 'The request cannot be read.',
  },
  tooLarge: { id: 'Permintaan terlalu besar.', en: 'The request is too large.' },
  credentialsNeeded: {
    id: 'Email dan kata sandi wajib diisi.',
    en: 'E-mail and password are required.',
  },
  showOutOfRange: {
    id: 'Jumlah per halaman harus 1 sampai 100.',
    en: 'Items on a page must be 1 to 100.',
  },
  pageOutOfRange: {
    id: 'Nomor halaman harus 1 sampai {{max}}.',
    en: 'The page number must be 1 to {{max}}.',
  },
  wrongCursor: { id: 'Penanda halaman tidak dikenal.', en: 'The page cursor is unknown.' },
  datesReversed: {
    id: 'Tanggal mulai harus sebelum tanggal akhir.',
    en: 'The start date must be before the end date.',
  },
  sinceNegative: {
    id: 'Nomor urut tidak boleh negatif.',
    en: 'The sequence number must not be negative.',
  },
  alertNeeded: { id: 'Pilih setidaknya satu notifikasi.', en: 'Choose at least one alert.' },
  tooManyAlerts: {
    id: 'Paling banyak {{max}} notifikasi sekaligus. Persempit rentang tanggalnya.',
    en: 'At most {{max}} alerts at once. Narrow the dates.',
  },
  dataNotAllowed: {
    id: 'Tindakan baca tidak membawa data.',
    en: 'Reading carries no data.',
  },
  resolveDataInvalid: {
    id: 'Data penyelesaian harus {"isResolved": true} atau {"isResolved": false}.',
    en: 'Data of resolving must be {"isResolved": true} or {"isResolved": false}.',
  },
  falseAlertDataInvalid: {
    id: 'Data notifikasi palsu harus {"isFalseAlert": true, "reason": …} atau {"isFalseAlert": false}.',
    en: 'Data of a false alert must be {"isFalseAlert": true, "reason": …} or {"isFalseAlert": false}.',
  },
  reasonRequired: { id: 'Alasan wajib diisi.', en: 'Reason is required.' },
  reasonTooLong: {
    id: 'Alasan paling banyak {{max}} karakter.',
    en: 'Reason has at most {{max}} characters.',
  },
  textBroken: {
    id: 'Teks berisi karakter yang rusak.',
    en: 'The text holds broken characters.',
  },
  noteRequired: { id: 'Catatan wajib diisi.', en: 'Note is required.' },
  noteTooLong: {
    id: 'Catatan paling banyak {{max}} karakter.',
    en: 'Note has at most {{max}} characters.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type MessageKey = keyof typeof messages;
export type MessageValues = Readonly<Record<string, string | number>>;

export function say(language: Language, key: MessageKey, values: MessageValues = {}): string {
  return messages[key][language].replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
}
