import { id as formId } from './form-id.ts';
import type { en } from './partners-en.ts';

/** Indonesian texts of what partners sign in with. */
export const id: Readonly<Record<keyof typeof en, string>> = {
  ...formId,

  partners: 'Penyematan',
  partnersText: 'Cara aplikasi Anda memasukkan penggunanya ke widget yang disematkan.',

  apiKeys: 'Kunci API',
  apiKeysText:
    'Server Anda meminta token berumur pendek dengan kunci ini. Jangan pernah menaruh kunci di halaman web.',
  noKeys: 'Belum ada kunci API.',
  keyEnding: 'berakhiran {{ending}}',
  keyUsed: 'Terakhir dipakai {{time}}',
  keyUnused: 'Belum pernah dipakai',
  keyPrevious: 'Kunci sebelumnya berlaku sampai {{time}}',
  addKey: 'Tambah kunci API',
  keyName: 'Nama',
  keyNameHint: 'Pemakai kunci, misalnya nama server Anda.',
  rotate: 'Ganti',
  rotateNamed: 'Ganti {{name}}',
  revoke: 'Cabut',
  revokeNamed: 'Cabut {{name}}',

  rotateTitle: 'Ganti kunci ini?',
  rotateText: '{{name}} mendapat kunci baru. Kunci yang sekarang masih berlaku 24 jam lagi.',
  rotateKey: 'Ganti kunci',
  revokeTitle: 'Cabut kunci ini?',
  revokeText:
    'Server dengan kunci {{name}} langsung ditolak, dan pengguna yang masuk dengannya dikeluarkan.',
  revokeKey: 'Cabut kunci',
  keepKey: 'Jangan cabut',
  keyRevoked: '{{name}} dicabut',

  newKeyTitle: 'Kunci API baru Anda',
  newKeyText: 'Salin kunci ini sekarang. Kunci tidak dapat ditampilkan lagi.',
  newKey: 'Kunci API',
  copyKey: 'Salin kunci',
  keyCopied: 'Kunci disalin',
  copyFailed: 'Kunci tidak dapat disalin. Pilih lalu salin sendiri.',
  done: 'Selesai',

  tokenIssuer: 'Token bertanda tangan',
  tokenIssuerText:
    'Sebagai pengganti kunci: penyedia identitas Anda menandatangani token, dan halaman Anda menukarkannya. Pantau memeriksanya dengan kunci publik Anda.',
  issuer: 'Penerbit',
  issuerHint: 'Klaim iss pada token.',
  jwksUrl: 'Alamat kunci publik (JWKS)',
  malformed_jwksUrl: 'Masukkan alamat yang diawali https://.',
  issuerSaved: 'Token bertanda tangan tersimpan',
  removeIssuer: 'Hapus',
  removeIssuerTitle: 'Berhenti menerima token bertanda tangan?',
  removeIssuerText: 'Pengguna yang masuk dengan token dari {{issuer}} akan dikeluarkan.',
  issuerRemoved: 'Token bertanda tangan dihapus',
};
