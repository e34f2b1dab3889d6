import type { en } from './en.ts';

export const id: Record<keyof typeof en, string> = {
  search: 'Cari',
};
