import type { Language } from './language.ts';
import { alertMessages } from './alert-messages.ts';
import { companyMessages } from './company-messages.ts';
import { orderMessages } from './order-messages.ts';
import { partnerMessages } from './partner-messages.ts';
import { ruleMessages } from './rule-messages.ts';
import { shellMessages } from './shell-messages.ts';
import { vehicleMessages } from './vehicle-messages.ts';

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
  tooManyIds: {
    id: 'Maksimal {{max}} ID sekaligus.',
    en: 'At most {{max}} ids at once.',
  },
  spanTooLong: {
    id: 'Rentang waktu maksimal {{minutes}} menit.',
    en: 'The time range can be at most {{minutes}} min.',
  },
  tooManyRequests: {
    id: 'Terlalu banyak permintaan. Coba lagi dalam {{seconds}} detik.',
    en: 'Too many requests. Try again in {{seconds}} s.',
  },
  searchInvalid: {
    id: 'Pencarian maksimal {{max}} karakter, tanpa karakter kontrol.',
    en: 'The search can have at most {{max}} characters, without control characters.',
  },
  tooManyValues: {
    id: 'Parameter {{name}} boleh diisi maksimal {{max}} kali.',
    en: 'The parameter {{name}} can be given at most {{max}} times.',
  },
  ...alertMessages,
  ...vehicleMessages,
  ...orderMessages,
  ...shellMessages,
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
