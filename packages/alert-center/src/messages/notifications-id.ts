import type { en } from './notifications-en.ts';

/** Indonesian texts of browser notifications and of the settings for them and for tones. */
export const id: Readonly<Record<keyof typeof en, string>> = {
  importantSound: 'Suara peringatan penting',
  soundBlocked: 'Browser membisukan halaman ini sampai Anda menekan ini.',
  notifications: 'Notifikasi browser untuk peringatan mendesak',
  whenHidden: 'Saat halaman ini tidak terlihat, berisi urgensi, kejadian, dan pelat nomor.',
  askable: 'Saat halaman ini tidak terlihat. Browser akan meminta izin dulu.',
  asking: 'Jawab permintaan izin dari browser.',
  denied:
    'Diblokir oleh browser. Izinkan notifikasi di setelan browser untuk situs ini, lalu kembali ke sini.',
  insecure: 'Tidak tersedia di sini karena halaman ini tidak dibuka melalui HTTPS.',
  unsupported:
    'Browser ini tidak dapat menampilkan notifikasi. Di iPhone atau iPad, tambahkan halaman ini ke layar utama dulu.',

  urgentTitle: 'Mendesak: {{event}}',
  emergencyTitle: 'Darurat: {{event}}',
  moreUrgent_one: '{{count}} peringatan mendesak lagi',
  moreUrgent_other: '{{count}} peringatan mendesak lagi',
  moreEmergencies_one: '{{count}} keadaan darurat lagi',
  moreEmergencies_other: '{{count}} keadaan darurat lagi',
  latest: 'Terbaru: {{event}}, {{plate}}',
};
