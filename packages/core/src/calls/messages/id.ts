import type { en } from './en.ts';

export const id: Readonly<Record<keyof typeof en, string>> = {
  calls: 'Panggilan',
  simulated: 'Simulasi',
  dialling: 'Memanggil',
  ringing: 'Berdering',
  connected: 'Terhubung',
  hungUp: 'Panggilan berakhir',
  hungUpAfter: 'Panggilan berakhir setelah {{length}}',
  busy: 'Sedang sibuk',
  refused: 'Pengemudi menolak panggilan',
  noAnswer: 'Tidak diangkat',
  dropped: 'Sambungan terputus',
  failed: 'Panggilan tidak dapat dimulai',
  failedBecause: 'Panggilan tidak dapat dimulai: {{reason}}',
  hangUp: 'Akhiri',
  hangUpOn: 'Akhiri panggilan ke {{plate}}',
  dismiss: 'Tutup',
  dismissOf: 'Tutup panggilan ke {{plate}}',
  unknownDriver: 'Pengemudi tidak diketahui',
  said: '{{plate}}, {{driver}}: {{state}}',
  saidSimulated: '{{plate}}, {{driver}}: {{state}}. Panggilan simulasi, tidak ada yang ditelepon.',
};
