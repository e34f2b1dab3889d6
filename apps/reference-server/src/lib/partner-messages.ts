/** Messages about signing the users of partners in; part of `messages`. */
export const partnerMessages = {
  partnerCredentialMissing: {
    id: 'Sertakan kunci API, atau token yang ditandatangani penerbit perusahaan Anda.',
    en: 'Send an API key, or a token that your company’s issuer has signed.',
  },
  apiKeyWrong: {
    id: 'Kunci API salah atau telah dicabut.',
    en: 'The API key is wrong or was revoked.',
  },
  apiKeyFromPage: {
    id: 'Kunci API hanya boleh dikirim dari server Anda, bukan dari halaman web.',
    en: 'An API key may only be sent by your server, never by a web page.',
  },
  partnerTokenRefused: {
    id: 'Token yang ditandatangani ditolak: {{reason}}.',
    en: 'The signed token was refused: {{reason}}.',
  },
  partnerKeysUnreadable: {
    id: 'Kunci publik tidak dapat dibaca dari alamat ini.',
    en: 'No public keys can be read from this address.',
  },
  partnerUserInactive: {
    id: 'Pengguna ini telah dinonaktifkan.',
    en: 'This user was deactivated.',
  },
  partnerScopesMissing: {
    id: 'Kunci ini tidak memiliki izin yang diperlukan widget.',
    en: 'This key has none of the scopes that the widgets need.',
  },
  externalIdInvalid: {
    id: 'ID pengguna harus 1–{{max}} karakter, tanpa spasi di awal atau akhir dan tanpa karakter tak terlihat.',
    en: 'The id of the user must have 1 to {{max}} characters, no space at either end and none that cannot be seen.',
  },
  widgetsInvalid: {
    id: 'Sebutkan satu atau beberapa dari: {{widgets}}.',
    en: 'Name one or more of: {{widgets}}.',
  },
  scopeNotGranted: {
    id: 'Izin {{scope}} tidak dapat diberikan.',
    en: 'The scope {{scope}} cannot be granted.',
  },
  fieldUnknown: { id: '{{field}} tidak dikenal.', en: '{{field}} is not known.' },
  nameLengthInvalid: { id: 'Isi 1–{{max}} karakter.', en: 'Enter 1 to {{max}} characters.' },
  apiKeyNotFound: { id: 'Kunci API tidak ditemukan.', en: 'The API key was not found.' },
  apiKeysTooMany: {
    id: 'Perusahaan Anda sudah memiliki {{max}} kunci. Cabut salah satu terlebih dahulu.',
    en: 'Your company has {{max}} keys already. Revoke one first.',
  },
  apiKeyExceedsScopes: {
    id: 'Kunci ini memiliki izin yang tidak Anda miliki.',
    en: 'This key has scopes that you do not have.',
  },
  jwksUrlInvalid: { id: 'Masukkan alamat https.', en: 'Enter an https address.' },
  issuerTaken: {
    id: 'Penerbit ini sudah dipakai perusahaan lain.',
    en: 'Another company has this issuer.',
  },
} as const;
