import type { en } from './en.ts';

/** Indonesian texts of the alert centre that load at first. */
export const id: Readonly<Record<keyof typeof en, string>> = {
  // Connection
  connectionConnecting: 'Menghubungkan',
  connectionDisconnected: 'Terputus',
  connectionSignedOut: 'Belum masuk',
  disconnectedSince: 'Koneksi terputus, pembaruan terakhir {{time}}',

  // Alert
  severityUrgent: 'Mendesak',
  severityImportant: 'Penting',
  stateUnread: 'Belum dibaca',
  stateRead: 'Sudah dibaca',
  resolved: 'Selesai',
  resolvedBy: 'Selesai, {{name}}',
  falseAlert: 'Alarm palsu',
  joined: '{{first}}, {{second}}',

  // Time and values
  minutes: '{{number}} mnt',
  hours: '{{number}} j',
  days: '{{number}} hr',
  speed: '{{number}} km/j',
  percent: '{{number}}%',
  temperature: '{{number}} °C',
  seconds: '{{number}} dtk',
  minutesSeconds: '{{minutes}} mnt {{seconds}} dtk',
  hoursMinutes: '{{hours}} j {{minutes}} mnt',
  daysHours: '{{days}} hr {{hours}} j',

  // Preview
  falseAlertBy: 'Alarm palsu, {{name}}',
  late: 'terlambat {{duration}}',
  distance: '{{number}} km',

  // Reminder
  enableSound: 'Aktifkan suara',
  soundEnabled: 'Suara sudah aktif',
  soundStillBlocked: 'Browser masih memblokir suara. Izinkan di pengaturan situs ini.',
  rulesChanged: 'Aturan peringatan Anda berubah',

  // Bell
  bellLabel: 'Pusat peringatan, {{number}} belum selesai',
  bellUnknown: 'Pusat peringatan, jumlah yang belum selesai tidak diketahui',
  bellDisconnected: '{{label}}, koneksi terputus',
  bellSignedOut: '{{label}}, Anda belum masuk',
  bellPaused: '{{label}}, pembaruan langsung dijeda',
  bellRaised: '{{label}}, ada yang mendesak menunggu',
  stripLabel: 'Terbaru, belum dibaca',
  stripItem: '{{index}} dari {{total}}',
  stripEmpty: 'Tidak ada yang belum dibaca',
  stripPaused: 'Pembaruan langsung dijeda',

  // Fault
  fault: 'Pusat peringatan terhenti. Mulai ulang',

  // Announcements
  announceArrived_one: '{{count}} peringatan baru: {{what}}, {{plate}}',
  announceArrived_other: '{{count}} peringatan baru, terakhir: {{what}}, {{plate}}',
  announceUrgent_one: '{{count}} peringatan mendesak baru: {{what}}, {{plate}}',
  announceUrgent_other: '{{count}} peringatan mendesak baru, terakhir: {{what}}, {{plate}}',
  announceEmergency: 'Darurat: {{what}}, {{plate}}',
  announceUnopened_one: 'Keadaan darurat yang belum dibuka: {{what}}, {{plate}}',
  announceUnopened_other:
    '{{count}} keadaan darurat yang belum dibuka, terakhir: {{what}}, {{plate}}',
  announceBoth_one: '{{urgent}}; dan {{count}} penting',
  announceBoth_other: '{{urgent}}; dan {{count}} penting',
  announceSignedOut: 'Pusat peringatan: Anda belum masuk.',
  announceDisconnected: 'Pusat peringatan: koneksi terputus.',
  announceLive: 'Pusat peringatan: koneksi kembali.',
};
