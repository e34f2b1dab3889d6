import type { en } from './prompt-actions-en.ts';

/** Indonesian texts of what opens a prompt. */
export const id: Readonly<Record<keyof typeof en, string>> = {
  giveFeedback: 'Beri masukan',
  recommend: 'Rekomendasikan',
  backToOldVersion: 'Kembali ke versi 1',
};
