import type { Language } from './language.ts';

/** Messages shown to users, in both languages; `{{name}}` is interpolated. */
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
  vehicleNotFound: { id: 'Kendaraan tidak ditemukan.', en: 'The vehicle was not found.' },
  deviceNotFound: {
    id: 'Perangkat tidak ditemukan pada kendaraan ini.',
    en: 'The device was not found on this vehicle.',
  },
  fleetOrderNotFound: { id: 'Tugas armada tidak ditemukan.', en: 'The fleet task was not found.' },
  tooManyIds: {
    id: 'Paling banyak {{max}} id sekaligus.',
    en: 'At most {{max}} ids at once.',
  },
  spanTooLong: {
    id: 'Rentang waktu paling lama {{minutes}} menit.',
    en: 'The time span is at most {{minutes}} min.',
  },
  noCamera: {
    id: 'Perangkat ini tidak memiliki kamera.',
    en: 'This device has no camera.',
  },
  channelUnknown: {
    id: 'Kanal kamera harus 1 (jalan) atau 3 (pengemudi).',
    en: 'The camera’s channel must be 1 (road) or 3 (driver).',
  },
  cameraPositionUnknown: {
    id: 'Posisi kamera harus 1 (jalan) atau 2 (pengemudi).',
    en: 'The camera’s position must be 1 (road) or 2 (driver).',
  },
  oneUploadInput: {
    id: 'Isi salah satu saja: bsjInput atau rawAlertInput.',
    en: 'Give exactly one of bsjInput and rawAlertInput.',
  },
  uploadInputOfOtherDevice: {
    id: 'Perangkat jenis bsj memakai bsjInput, perangkat lain rawAlertInput.',
    en: 'Devices of type bsj take bsjInput, all others rawAlertInput.',
  },
  momentInFuture: {
    id: 'Waktu video belum terjadi.',
    en: 'The time of the video lies ahead.',
  },
  fileListNotReady: {
    id: 'Perangkat belum mengirim daftar filenya. Coba lagi sebentar lagi.',
    en: 'The device has not sent its list of files yet. Try again in a moment.',
  },
  tooManyRequests: {
    id: 'Terlalu banyak permintaan. Coba lagi dalam {{seconds}} detik.',
    en: 'Too many requests. Try again in {{seconds}} s.',
  },
  videoAddressRefused: {
    id: 'Alamat video ini tidak sah atau sudah kedaluwarsa.',
    en: 'This video’s address is not valid or has expired.',
  },
  historiesOutOfRange: {
    id: 'Jumlah per halaman harus 1 sampai {{max}}.',
    en: 'Items on a page must be 1 to {{max}}.',
  },
  rangeNotSatisfiable: {
    id: 'Bagian file yang diminta tidak ada.',
    en: 'The file has no such part.',
  },
  callIncomplete: {
    id: 'Data panggilan tidak lengkap.',
    en: 'What is needed for a call is not complete.',
  },
  deviceCannotBeCalled: {
    id: 'Perangkat kendaraan ini tidak mendukung panggilan suara.',
    en: 'This vehicle’s device cannot be called.',
  },
  vehicleBeingCalled: {
    id: 'Kendaraan ini sedang dalam panggilan.',
    en: 'This vehicle is being called already.',
  },
  tooManyCalls: {
    id: 'Paling banyak {{max}} panggilan sekaligus. Akhiri salah satunya dulu.',
    en: 'At most {{max}} calls at once. End one of them first.',
  },
  positionInvalid: {
    id: 'Posisi harus latitude dari -85 sampai 85 dan longitude dari -180 sampai 180.',
    en: 'The position must be a latitude from -85 to 85 and a longitude from -180 to 180.',
  },
  mapSizeInvalid: {
    id: 'Ukuran peta harus seperti 374x200, setiap sisi {{from}} sampai {{to}} piksel.',
    en: 'The map’s size must read like 374x200, each side {{from}} to {{to}} px.',
  },
  mapZoomInvalid: {
    id: 'Tingkat zoom peta harus {{from}} sampai {{to}}.',
    en: 'The map’s zoom must be {{from}} to {{to}}.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type MessageKey = keyof typeof messages;
export type MessageValues = Readonly<Record<string, string | number>>;

export function translate(language: Language, key: MessageKey, values: MessageValues = {}): string {
  return messages[key][language].replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
}
