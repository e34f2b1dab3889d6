import type { Language } from './language.ts';
import { companyMessages } from './company-messages.ts';
import { partnerMessages } from './partner-messages.ts';
import { ruleMessages } from './rule-messages.ts';

/** Messages shown to users, in both languages; `{{name}}` is interpolated. */
const messages = {
  unauthenticated: {
    id: 'Sesi Anda telah berakhir. Silakan masuk lagi.',
    en: 'Your session has ended. Please sign in again.',
  },
  wrongCredentials: {
    id: 'Email atau kata sandi salah.',
    en: 'Email or password is incorrect.',
  },
  tooManyAttempts: {
    id: 'Terlalu banyak percobaan. Coba lagi dalam {{minutes}} menit.',
    en: 'Too many attempts. Try again in {{minutes}} min.',
  },
  signInBusy: {
    id: 'Terlalu banyak orang masuk bersamaan. Coba lagi dalam {{seconds}} detik.',
    en: 'Too many people are signing in at once. Try again in {{seconds}} s.',
  },
  crossOriginRequest: {
    id: 'Permintaan ini hanya dapat dikirim dari halaman Pantau.',
    en: 'This request is only accepted from Pantau’s own pages.',
  },
  forbidden: {
    id: 'Anda tidak memiliki izin untuk tindakan ini.',
    en: 'You do not have permission to do this.',
  },
  notFound: { id: 'Tidak ditemukan.', en: 'Not found.' },
  otherHost: {
    id: 'Server ini tidak melayani alamat tersebut.',
    en: 'This server does not answer for this address.',
  },
  internal: {
    id: 'Terjadi gangguan pada server. Coba lagi beberapa saat lagi.',
    en: 'Something went wrong on the server. Try again in a moment.',
  },
  invalidRequest: {
    id: 'Permintaan tidak valid.',
    en: 'The request is invalid.',
  },
  responseTooLarge: {
    id: 'Data yang diminta terlalu banyak. Persempit permintaan Anda.',
    en: 'This requests too much data. Narrow it down.',
  },
  timedOut: {
    id: 'Server terlalu lama menjawab. Coba lagi beberapa saat lagi.',
    en: 'The server took too long. Try again in a moment.',
  },
  tooLarge: { id: 'Permintaan terlalu besar.', en: 'The request is too large.' },
  credentialsMissing: {
    id: 'Email dan kata sandi wajib diisi.',
    en: 'Enter your email and password.',
  },
  pageSizeOutOfRange: {
    id: 'Jumlah per halaman harus 1–{{max}}.',
    en: 'The page size must be 1 to {{max}}.',
  },
  pageOutOfRange: {
    id: 'Nomor halaman harus 1–{{max}}.',
    en: 'The page number must be 1 to {{max}}.',
  },
  cursorInvalid: {
    id: 'Penanda halaman tidak valid.',
    en: 'The page cursor is invalid.',
  },
  datesReversed: {
    id: 'Tanggal mulai harus sebelum tanggal akhir.',
    en: 'The start date must be before the end date.',
  },
  dateInvalid: {
    id: 'Tanggal harus seperti 2026-11-20.',
    en: 'The date must be like 2026-11-20.',
  },
  periodInFuture: {
    id: 'Periode belum dimulai.',
    en: 'The period has not started yet.',
  },
  periodTooLong: {
    id: 'Periode maksimal {{max}} hari.',
    en: 'The period can be at most {{max}} days.',
  },
  driverNotFound: { id: 'Pengemudi tidak ditemukan.', en: 'The driver was not found.' },
  sequenceNegative: {
    id: 'Nomor urut tidak boleh negatif.',
    en: 'The sequence number must not be negative.',
  },
  noAlertSelected: {
    id: 'Pilih minimal satu peringatan.',
    en: 'Select at least one alert.',
  },
  tooManyAlerts: {
    id: 'Maksimal {{max}} peringatan sekaligus. Persempit rentang tanggal.',
    en: 'At most {{max}} alerts at once. Narrow the date range.',
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
  vehicleNotFound: { id: 'Kendaraan tidak ditemukan.', en: 'The vehicle was not found.' },
  deviceNotFound: {
    id: 'Perangkat tidak ditemukan pada kendaraan ini.',
    en: 'The device was not found on this vehicle.',
  },
  fleetOrderNotFound: {
    id: 'Fleet task tidak ditemukan.',
    en: 'The fleet task was not found.',
  },
  tooManyIds: {
    id: 'Maksimal {{max}} ID sekaligus.',
    en: 'At most {{max}} ids at once.',
  },
  spanTooLong: {
    id: 'Rentang waktu maksimal {{minutes}} menit.',
    en: 'The time range can be at most {{minutes}} min.',
  },
  noCamera: {
    id: 'Perangkat ini tidak memiliki kamera.',
    en: 'This device has no camera.',
  },
  channelUnknown: {
    id: 'Kanal kamera harus 1 (jalan) atau 3 (pengemudi).',
    en: 'The camera channel must be 1 (road) or 3 (driver).',
  },
  cameraPositionUnknown: {
    id: 'Posisi kamera harus 1 (jalan) atau 2 (pengemudi).',
    en: 'The camera position must be 1 (road) or 2 (driver).',
  },
  uploadInputAmbiguous: {
    id: 'Isi salah satu: bsjInput atau rawAlertInput.',
    en: 'Provide either bsjInput or rawAlertInput.',
  },
  uploadInputMismatch: {
    id: 'Perangkat bsj memerlukan bsjInput; perangkat lain memerlukan rawAlertInput.',
    en: 'Devices of type bsj require bsjInput; all others require rawAlertInput.',
  },
  videoTimeInFuture: {
    id: 'Waktu video belum terjadi.',
    en: 'The time of the video is in the future.',
  },
  fileListNotReady: {
    id: 'Daftar file belum diterima dari perangkat. Coba lagi beberapa saat lagi.',
    en: 'The device has not sent its file list yet. Try again in a moment.',
  },
  tooManyRequests: {
    id: 'Terlalu banyak permintaan. Coba lagi dalam {{seconds}} detik.',
    en: 'Too many requests. Try again in {{seconds}} s.',
  },
  videoUrlInvalid: {
    id: 'Tautan video ini tidak valid atau sudah kedaluwarsa.',
    en: 'This video link is invalid or has expired.',
  },
  rangeNotSatisfiable: {
    id: 'Bagian file yang diminta tidak ada.',
    en: 'The requested part of the file does not exist.',
  },
  callIncomplete: {
    id: 'Data panggilan tidak lengkap.',
    en: 'The call request is incomplete.',
  },
  callsNotSupported: {
    id: 'Perangkat kendaraan ini tidak mendukung panggilan suara.',
    en: 'This vehicle’s device does not support calls.',
  },
  vehicleInCall: {
    id: 'Kendaraan ini sedang dalam panggilan.',
    en: 'This vehicle is already in a call.',
  },
  tooManyCalls: {
    id: 'Maksimal {{max}} panggilan sekaligus. Akhiri salah satu panggilan dahulu.',
    en: 'At most {{max}} calls at once. End a call first.',
  },
  positionInvalid: {
    id: 'Lintang harus -85 sampai 85 dan bujur -180 sampai 180.',
    en: 'The latitude must be -85 to 85 and the longitude -180 to 180.',
  },
  mapSizeInvalid: {
    id: 'Ukuran peta harus seperti 374x200, tiap sisi {{from}}–{{to}} piksel.',
    en: 'The map size must be like 374x200, each side {{from}} to {{to}} px.',
  },
  mapZoomInvalid: {
    id: 'Tingkat zoom peta harus {{from}}–{{to}}.',
    en: 'The map zoom must be {{from}} to {{to}}.',
  },
  searchInvalid: {
    id: 'Pencarian maksimal {{max}} karakter, tanpa karakter kontrol.',
    en: 'The search can have at most {{max}} characters, without control characters.',
  },
  tooManyValues: {
    id: 'Parameter {{name}} boleh diisi maksimal {{max}} kali.',
    en: 'The parameter {{name}} can be given at most {{max}} times.',
  },
  filterMalformed: {
    id: 'Filter tidak dapat dibaca: {{expression}}',
    en: 'The filter cannot be read: {{expression}}',
  },
  filterFieldUnknown: {
    id: 'Kolom filter tidak dikenal: {{field}}',
    en: 'Unknown filter field: {{field}}',
  },
  filterOperatorUnknown: {
    id: 'Operator filter tidak dikenal untuk {{field}}: {{operator}}',
    en: 'Unknown filter operator for {{field}}: {{operator}}',
  },
  filterValueInvalid: {
    id: 'Nilai filter tidak valid untuk {{field}}: {{value}}',
    en: 'Invalid filter value for {{field}}: {{value}}',
  },
  sortFieldUnknown: {
    id: 'Kolom pengurutan tidak dikenal: {{field}}',
    en: 'Unknown sort field: {{field}}',
  },
  sortMalformed: {
    id: 'Pengurutan harus berupa nama kolom diikuti asc atau desc: {{sort}}',
    en: 'A sort must be a field followed by asc or desc: {{sort}}',
  },
  suggestionFieldUnknown: {
    id: 'Tidak ada saran untuk kolom {{field}}.',
    en: 'There are no suggestions for the field {{field}}.',
  },
  orderNotFound: { id: 'Order tidak ditemukan.', en: 'The order was not found.' },
  orderFieldInvalid: {
    id: 'Isian tidak valid: {{field}}',
    en: 'Invalid value: {{field}}',
  },
  orderTargetReversed: {
    id: 'Target pengantaran tidak boleh sebelum target penjemputan.',
    en: 'The delivery target must not be before the pickup target.',
  },
  orderChanged: {
    id: 'Order {{number}} sudah diubah pengguna lain. Muat ulang untuk melihat perubahannya.',
    en: 'Order {{number}} was changed by another user. Reload to see the changes.',
  },
  orderAssigned: {
    id: 'Order {{number}} sudah ditugaskan dan tidak dapat dihapus.',
    en: 'Order {{number}} is assigned and cannot be deleted.',
  },
  orderStatusUnknown: {
    id: 'Status order tidak dikenal.',
    en: 'Unknown order status.',
  },
  orderFieldsNotAllowed: {
    id: 'Isian tambahan hanya untuk pembatalan.',
    en: 'Additional fields are only allowed when canceling.',
  },
  noOrderSelected: {
    id: 'Pilih minimal satu order.',
    en: 'Select at least one order.',
  },
  tooManyOrders: {
    id: 'Maksimal {{max}} order per permintaan.',
    en: 'At most {{max}} orders per request.',
  },
  idempotencyKeyInvalid: {
    id: 'Kunci permintaan harus 8–100 karakter.',
    en: 'The idempotency key must have 8 to 100 characters.',
  },
  idempotencyKeyReused: {
    id: 'Kunci permintaan ini sudah dipakai untuk permintaan lain.',
    en: 'This idempotency key was already used for another request.',
  },
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
  bulkResultNotFound: {
    id: 'Permintaan ini belum diterima.',
    en: 'This request has not been received.',
  },
  ...ruleMessages,
  ...companyMessages,
  ...partnerMessages,
} as const satisfies Record<string, Record<Language, string>>;

export type MessageKey = keyof typeof messages;
export type MessageValues = Readonly<Record<string, string | number>>;

export function translate(language: Language, key: MessageKey, values: MessageValues = {}): string {
  return messages[key][language].replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
}
