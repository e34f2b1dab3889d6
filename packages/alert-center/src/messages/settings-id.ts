import type { en } from './settings-en.ts';

/** Indonesian words of the settings of the alert centre. */
export const id: Readonly<Record<keyof typeof en, string>> = {
  settings: 'Setelan peringatan',
  reminder: 'Pengingat mendesak',
  reminderEvery: 'Pengingat {{time}}',
  reminderOff: 'Tanpa pengingat',
  reminderNone: 'Tidak ada',
  settingSound: 'Suara',
  settingPreviews: 'Pratinjau peringatan baru',
  settingAsks: 'Tanya sebelum menandai selesai',
  ruleSettings: 'Setelan notifikasi',
  changed: 'Pengingat diubah: {{interval}}',
};
