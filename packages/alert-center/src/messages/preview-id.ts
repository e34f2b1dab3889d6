import type { en } from './preview-en.ts';

/** Indonesian words of previews, camera evidence and calls. */
export const id: Readonly<Record<keyof typeof en, string>> = {
  // Windows
  limitNotification: 'Paling banyak {{most}} peringatan dapat dibuka sekaligus',

  // Content

  // Evidence
  deviceUnreachable: 'Perangkat {{plate}} tidak melapor lebih dari 10 menit',
  mediaNotFound: 'Kamera {{plate}} tidak punya video pada waktu ini',

  // Calls
};
