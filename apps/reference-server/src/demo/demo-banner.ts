import type { banners } from '../db/schema.ts';

/** What the users of the new company see after they sign in. */
export const demoBanner: Omit<typeof banners.$inferInsert, 'companyId'> = {
  titleIdn: 'Selamat datang di Pantau',
  titleEng: 'Welcome to Pantau',
  textIdn:
    'Atur aturan peringatan pertama Anda, agar tim tahu kendaraan mana yang membutuhkan perhatian.',
  textEng: 'Set up your first alert rules, so that your team knows which vehicle needs attention.',
  imageUrl: '/media/banners/welcome.svg',
  linkUrl: '/setting-notification-list',
};
