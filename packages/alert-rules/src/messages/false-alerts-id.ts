import type { en } from './false-alerts-en.ts';

/** Indonesian texts about the false alerts of a rule. */
export const id: Readonly<Record<keyof typeof en, string>> = {
  title: 'Alarm palsu',
  ofRule_one:
    '“{{label}}”: {{falseAlerts}} dari {{total}} peringatan dalam {{days}} hari ditandai alarm palsu.',
  ofRule_other:
    '“{{label}}”: {{falseAlerts}} dari {{total}} peringatan dalam {{days}} hari ditandai alarm palsu.',
  loading: 'Memuat alarm palsu',
  none: 'Tidak ada lagi peringatan yang ditandai alarm palsu.',
  failedTitle: 'Alarm palsu tidak dapat dimuat',
  failedText: 'Periksa koneksi Anda, lalu coba lagi.',
  byCode: 'Menurut peringatan',
  byVehicle: 'Menurut kendaraan',
  byCamera: 'Menurut kamera',
  adas: 'Kamera jalan',
  dms: 'Kamera pengemudi',
  tracker: 'Pelacak, tanpa kamera',
  count: '{{falseAlerts}} dari {{total}}',
  reason: '{{reason}} ({{formatted}})',
  reasonNotValid: 'Tidak valid',
  reasonWrongDetection: 'Salah deteksi',
  reasonRest: 'Lainnya, atau tanpa alasan',
  adjust: 'Sesuaikan batas',
  open: 'Buka aturan',
  close: 'Tutup',
};
