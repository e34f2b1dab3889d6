import type { en } from './settings-en.ts';

/** Indonesian texts of the settings of the alert centre. */
export const id: Readonly<Record<keyof typeof en, string>> = {
  settings: 'Pengaturan peringatan',
  reminder: 'Pengingat mendesak',
  reminderEvery: 'Pengingat {{time}}',
  reminderOff: 'Tanpa pengingat',
  reminderNone: 'Tanpa pengingat',
  settingSound: 'Suara',
  settingPreviews: 'Pratinjau peringatan baru',
  settingAsks: 'Konfirmasi sebelum menandai selesai',
  settingAsksCheckAgain: 'Konfirmasi sebelum memeriksa lagi',
  settingMovesOn: 'Lanjut ke peringatan berikutnya setelah selesai',
  settingStacks: 'Peringatan berulang dalam satu baris',
  ruleSettings: 'Pengaturan notifikasi',
  changed: 'Pengingat diubah: {{interval}}',
  quickNotes: 'Catatan cepat…',
};
