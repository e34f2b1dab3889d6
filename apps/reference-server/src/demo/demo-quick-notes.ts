import type { DemoCompany } from './demo-companies.ts';

/** What the demo companies write when they resolve alerts, most used first; one of them works in English. */
export const demoQuickNotes: Partial<Record<DemoCompany, readonly string[]>> = {
  main: [
    'Pengemudi sudah dihubungi, kondisi aman.',
    'Pengemudi diminta istirahat di rest area terdekat.',
    'Kecepatan sudah kembali normal.',
    'Macet di lokasi, perjalanan dilanjutkan pelan.',
    'Kamera tertutup atau silau, teknisi sudah diberi tahu.',
    'Sudah diteruskan ke kepala pool.',
    'Pelanggan sudah diberi tahu tentang keterlambatan.',
  ],
  whitelabel: [
    'Driver called, all safe.',
    'Driver told to take a break at the next rest area.',
    'Speed is back to normal.',
    'Congestion on site, trip continues slowly.',
    'Camera covered or dazzled, technician informed.',
    'Passed on to the depot manager.',
  ],
};
