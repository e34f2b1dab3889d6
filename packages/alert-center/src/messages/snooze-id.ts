import type { en } from './snooze-en.ts';

/** Indonesian texts of snoozing. */
export const id: Readonly<Record<keyof typeof en, string>> = {
  title: 'Tunda kejadian ini pada kendaraan ini?',
  about:
    'Hanya untuk Anda: peringatannya tetap tercantum dan dihitung, tetapi tidak mengganggu Anda.',
  already: 'Ditunda sampai {{time}}.',
  emergencyTitle: 'Keadaan darurat tidak dapat ditunda',
  emergencyText: 'Keadaan darurat selalu muncul agar tidak ada yang terlewat.',
  quarterHour: '15 menit',
  hour: '1 jam',
  shift: 'Sampai akhir giliran kerja',
  heading: 'Ditunda ({{number}})',
  list: 'Ditunda oleh Anda',
  left: 'sisa {{time}}',
  end: 'Akhiri penundaan',
  endOf: 'Akhiri penundaan {{event}}, {{plate}}',
  started: '{{event}}, {{plate}}: ditunda sampai {{time}}',
  ended: '{{event}}, {{plate}}: tidak ditunda lagi',
  failed: 'Tidak ditunda. {{reason}}',
  notEnded: 'Masih ditunda. {{reason}}',
};
