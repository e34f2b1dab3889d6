import type { en } from './settings-en.ts';

/** Indonesian texts of the settings of the alert centre. */
export const id: Readonly<Record<keyof typeof en, string>> = {
  settings: 'Pengaturan peringatan',
  reminder: 'Pengingat mendesak',
  reminderEvery: 'Pengingat {{time}}',
  reminderOff: 'Pengingat nonaktif',
  reminderNone: 'Tidak ada',
  settingSound: 'Suara',
  settingPreviews: 'Pratinjau peringatan baru',
  settingAsks: 'Tanya sebelum menandai selesai',
  ruleSettings: 'Pengaturan notifikasi',
  changed: 'Pengingat diubah: {{interval}}',
};
