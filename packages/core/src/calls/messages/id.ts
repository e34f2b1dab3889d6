import type { en } from './en.ts';

export const id: Readonly<Record<keyof typeof en, string>> = {
  calls: 'Panggilan',
  simulated: 'Simulasi',
  dialling: 'Memanggil',
  ringing: 'Berdering',
  connected: 'Terhubung',
  hungUp: 'Panggilan berakhir',
  hungUpAfter: 'Panggilan berakhir setelah {{duration}}',
  busy: 'Saluran sibuk',
  refused: 'Pengemudi menolak panggilan',
  noAnswer: 'Tidak diangkat',
  dropped: 'Koneksi terputus',
  failed: 'Panggilan gagal',
  failedBecause: 'Panggilan gagal: {{reason}}',
  hangUp: 'Akhiri',
  hangUpOn: 'Akhiri panggilan ke {{plate}}',
  dismiss: 'Tutup',
  dismissOf: 'Tutup panggilan ke {{plate}}',
  unknownDriver: 'Pengemudi tidak diketahui',
  announcement: '{{plate}}, {{driver}}: {{state}}',
  announcementSimulated: '{{plate}}, {{driver}}: {{state}}. Panggilan simulasi.',
};
