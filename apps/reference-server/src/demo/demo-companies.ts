import type { companies } from '../db/schema.ts';

/** Demo companies by their short names. */
export const demoCompanies = {
  main: {
    id: 1,
    name: 'PT Mitra Angkut Jaya',
    companyType: 'standard',
    timeZone: 'Asia/Jakarta',
    flags: [
      'vsms2_bilingual',
      'multiImei',
      'fcmTopicDeliveries',
      'vsms2_system_notification',
      'invoiceCoreFlag',
    ],
    setupNotifCompleted: true,
    phoneNo: '+62215550100',
    email: 'kantor@demo.pantau.example',
    domainName: 'demo.pantau.example',
    category: 'Logistik',
  },
  whitelabel: {
    id: 2,
    name: 'Kirana Trans',
    companyType: 'whitelabel',
    timeZone: 'Asia/Jakarta',
    flags: ['vsms2_bilingual', 'vsms2_system_notification'],
    setupNotifCompleted: true,
    domainName: 'whitelabel.pantau.example',
    brandName: 'Kirana Trans',
    accentColor: '#8a2b6a',
    menuColor: '#2a1526',
    logoUrl: '/logos/kirana.svg',
    category: 'Logistik',
  },
  brand: {
    id: 3,
    name: 'Jejak Armada',
    companyType: 'brand',
    timeZone: 'Asia/Makassar',
    flags: ['vsms2_bilingual', 'vsms2_system_notification'],
    setupNotifCompleted: true,
    domainName: 'brand.pantau.example',
    brandName: 'Jejak Armada',
    accentColor: '#0f6e56',
    category: 'Penyedia pelacakan',
  },
  fresh: {
    id: 4,
    name: 'CV Awal Baru',
    companyType: 'standard',
    timeZone: 'Asia/Jakarta',
    flags: ['vsms2_bilingual', 'vsms2_system_notification'],
    setupNotifCompleted: false,
    domainName: 'fresh.pantau.example',
    category: 'Distribusi',
  },
  company1449: {
    id: 1449,
    name: 'PT Lintas Nusa Raya',
    companyType: 'standard',
    timeZone: 'Asia/Jakarta',
    flags: ['vsms2_bilingual', 'vsms2_system_notification'],
    setupNotifCompleted: true,
    domainName: 'company1449.pantau.example',
    brandName: 'Lintas Nusa',
    logoUrl: '/logos/lintas-nusa.svg',
    category: 'Pertambangan',
  },
} as const satisfies Readonly<
  Record<string, Omit<typeof companies.$inferInsert, 'flags'> & { flags: readonly string[] }>
>;

export type DemoCompany = keyof typeof demoCompanies;
