import { type Locale, builtInLocaleOf, useLocale } from '@pantau/core';
import { useCallback } from 'react';

/** What hosts of stories say, in English and Indonesian. */
const indonesian: Readonly<Record<string, string>> = {
  // Actions
  ...{ Archive: 'Arsipkan', Assign: 'Tugaskan', Delete: 'Hapus', Duplicate: 'Duplikatkan' },
  ...{ New: 'Baru', Open: 'Buka', Print: 'Cetak', Send: 'Kirim', 'Send again': 'Kirim ulang' },
  ...{ 'Change status': 'Ubah status', None: 'Tidak ada', Plan: 'Rencana' },
  ...{ Call: 'Telepon', Message: 'Pesan', Locate: 'Lacak' },
  'Change rows': 'Ubah baris',
  'Insert rows': 'Sisipkan baris',
  'Remove the first row': 'Hapus baris pertama',
  'Remove the last row': 'Hapus baris terakhir',
  'Remove two orders': 'Hapus dua order',
  'Add five orders': 'Tambah lima order',
  'Rename the first customer': 'Ganti nama pelanggan pertama',
  'Change another value': 'Ubah nilai lain',
  'Near Karawang': 'Dekat Karawang',
  'Without sales': 'Tanpa sales',
  Drafts: 'Draf',
  // Reasons and questions
  'A draft cannot be printed.': 'Draf tidak dapat dicetak.',
  'Completed orders are kept.': 'Order yang selesai tetap disimpan.',
  'Completed orders cannot be changed': 'Order yang selesai tidak dapat diubah',
  'This cannot be undone.': 'Tindakan ini tidak dapat dibatalkan.',
  'No orders. Create the first one.': 'Belum ada order. Buat yang pertama.',
  // Tones and statuses
  ...{ Draft: 'Draf', Confirmed: 'Dikonfirmasi', Assigned: 'Ditugaskan', Completed: 'Selesai' },
  ...{ Canceled: 'Dibatalkan', Delivered: 'Terkirim', Overdue: 'Terlambat' },
  'Due today': 'Jatuh tempo hari ini',
  // Names
  ...{ Calls: 'Kontak', Component: 'Komponen', Conditions: 'Syarat', Editor: 'Editor' },
  ...{ Name: 'Nama', Note: 'Catatan', Number: 'Nomor', One: 'Satu', Orders: 'Order', Two: 'Dua' },
  ...{ Parse: 'Baca', Phone: 'Telepon', Place: 'Tempat', Render: 'Gambar', Rendered: 'Digambar' },
  ...{ Schedule: 'Jadwal', Sender: 'Pengirim', Summary: 'Ringkasan', Text: 'Teks', Value: 'Nilai' },
  'Sales orders': 'Sales order',
  'Search orders': 'Cari order',
  'Own bulk bar': 'Bilah tindakan sendiri',
  'Locations on the way, in the order of the visits':
    'Lokasi di perjalanan, menurut urutan singgah',
  ...{ Leave: 'Tinggalkan', Reload: 'Muat ulang' },
  Elsewhere: 'Di tempat lain',
  'In the table': 'Di dalam tabel',
};

/** Texts with values in them. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/^Delete (.+)\?$/, 'Hapus $1?'],
  [/^Archive (.+) orders\?$/, 'Arsipkan $1 order?'],
  [/^Note on (.+)$/, 'Catatan untuk $1'],
  [/^Page (\d+), go on$/, 'Halaman $1, lanjut'],
  [/^Clear (\d+) filters$/, 'Hapus $1 filter'],
  [/^Filtered by nothing$/, 'Tanpa filter'],
  [/^Filtered by (.+)$/, 'Difilter menurut $1'],
  [/^Change (\d+)$/, 'Perubahan $1'],
  [/^Own: (.+)$/, 'Sendiri: $1'],
];

export const storyTexts = indonesian;

/** A text of a story in the language of the page; unchanged if there is no translation. */
export function storyText(locale: Locale, english: string): string {
  if (builtInLocaleOf(locale) !== 'id') return english;
  const known = indonesian[english];
  if (known !== undefined) return known;
  const pattern = patterns.find(([match]) => match.test(english));
  return pattern === undefined ? english : english.replace(...(pattern as [RegExp, string]));
}

/** Translates what a host of a story says. */
export function useStoryText(): (english: string) => string {
  const locale = useLocale();
  return useCallback((english) => storyText(locale, english), [locale]);
}
