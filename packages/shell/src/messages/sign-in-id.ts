import type { en } from './sign-in-en.ts';

export const id: Readonly<Record<keyof typeof en, string>> = {
  demoUsers: 'Demo: masuk sebagai',
  demoUser: '{{name}}, {{email}}',
  signInTitle: 'Masuk',
  signInSubtitle: 'Armada dan peringatannya dalam satu layar.',
  email: 'Email',
  password: 'Kata sandi',
  signIn: 'Masuk',
  emailRequired: 'Masukkan alamat email Anda.',
  emailInvalid: 'Masukkan alamat email yang valid, misalnya nama@perusahaan.com.',
  passwordRequired: 'Masukkan kata sandi Anda.',
  wrongPassword: 'Email atau kata sandi salah.',
  rateLimited: 'Terlalu banyak percobaan. Coba lagi dalam beberapa menit.',
  serverUnreachable: 'Server tidak dapat dihubungi. Periksa koneksi Anda, lalu coba lagi.',
  signInFailed: 'Gagal masuk. Coba lagi beberapa saat lagi.',
};
