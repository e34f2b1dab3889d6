/** Messages about the settings of a company; part of `messages`. */
export const companyMessages = {
  companyNoChange: {
    id: 'Tidak ada perubahan yang diminta.',
    en: 'No change was requested.',
  },
  companySectionsMixed: {
    id: 'Simpan setiap bagian secara terpisah.',
    en: 'Save each section separately.',
  },
  companyRevisionMissing: {
    id: 'Versi bagian yang diubah wajib disertakan.',
    en: 'State the revision of the section that was edited.',
  },
  companyChanged: {
    id: 'Bagian ini baru saja diubah oleh orang lain. Muat ulang, lalu coba lagi.',
    en: 'This section has just been changed by somebody else. Reload it and try again.',
  },
  fieldRequired: { id: 'Wajib diisi.', en: 'This is required.' },
  fieldTooLong: { id: 'Maksimal {{max}} karakter.', en: 'At most {{max}} characters.' },
  fieldOutOfRange: { id: 'Harus {{min}} sampai {{max}}.', en: 'Must be {{min}} to {{max}}.' },
  fieldNotNumber: { id: 'Harus berupa angka.', en: 'Must be a number.' },
  fieldNotWhole: { id: 'Harus bilangan bulat.', en: 'Must be a whole number.' },
  phoneInvalid: {
    id: 'Nomor telepon harus berisi 5–20 digit.',
    en: 'The phone number must have 5 to 20 digits.',
  },
  taxNoInvalid: {
    id: 'NPWP harus berisi 15 atau 16 digit.',
    en: 'The tax number must have 15 or 16 digits.',
  },
  emailInvalid: {
    id: 'Alamat email tidak valid.',
    en: 'The email address is not valid.',
  },
  domainInvalid: {
    id: 'Domain harus seperti armada.example.co.id.',
    en: 'The domain must be like fleet.example.com.',
  },
  categoryUnknown: {
    id: 'Kategori ini tidak ada.',
    en: 'There is no such category.',
  },
  offlineNotAbovePark: {
    id: 'Harus lebih lama dari batas waktu parkir.',
    en: 'Must be longer than the park timeout.',
  },
  cannotDeactivateOwn: {
    id: 'Anda tidak dapat menonaktifkan perusahaan Anda sendiri.',
    en: 'You cannot deactivate your own company.',
  },
  scoreNegative: { id: 'Tidak boleh negatif.', en: 'Must not be negative.' },
  scoreNotPositive: { id: 'Harus lebih dari 0.', en: 'Must be more than 0.' },
  scoreTooLarge: { id: 'Nilainya terlalu besar.', en: 'The value is too large.' },
  scoreTooPrecise: { id: 'Maksimal dua desimal.', en: 'At most two decimals.' },
  scoreNotDescending: {
    id: 'Harus lebih rendah dari nilai minimum grade di atasnya.',
    en: 'Must be lower than the minimum of the better grade.',
  },
  scoreAboveBase: {
    id: 'Tidak boleh lebih tinggi dari skor awal.',
    en: 'Must not be higher than the base score.',
  },
  colorMalformed: {
    id: 'Tulis warna seperti #1a2b3c.',
    en: 'Write the colour like #1a2b3c.',
  },
  colorIllegible: {
    id: 'Teks tidak akan terbaca pada warna ini. Warna terdekat yang terbaca: {{nearest}}.',
    en: 'Text would not be legible in this colour. The nearest legible colour is {{nearest}}.',
  },
  bankUnknown: { id: 'Pilih bank dari daftar.', en: 'Choose a bank from the list.' },
  accountNoInvalid: {
    id: 'Nomor rekening hanya boleh berisi angka.',
    en: 'The account number may contain only digits.',
  },
  accountNoLength: {
    id: 'Nomor rekening terdiri dari {{min}} sampai {{max}} angka.',
    en: 'Account numbers have {{min}} to {{max}} digits.',
  },
  accountExists: {
    id: 'Rekening ini sudah ada.',
    en: 'This account already exists.',
  },
  accountChanged: {
    id: 'Rekening ini baru saja diubah oleh orang lain. Muat ulang, lalu coba lagi.',
    en: 'This account has just been changed by somebody else. Reload it and try again.',
  },
  accountNotFound: { id: 'Rekening tidak ditemukan.', en: 'The account was not found.' },
  defaultAccountNeeded: {
    id: 'Pilih rekening utama yang lain.',
    en: 'Choose another account as the default.',
  },
  tooManyAccounts: {
    id: 'Maksimal {{max}} rekening.',
    en: 'A company can have at most {{max}} accounts.',
  },
  categoryExists: { id: 'Kategori ini sudah ada.', en: 'This category already exists.' },
  categoryNotFound: { id: 'Kategori tidak ditemukan.', en: 'The category was not found.' },
  categoryInUse: {
    id: 'Kategori ini sedang digunakan.',
    en: 'This category is in use.',
  },
  tooManyCategories: {
    id: 'Maksimal {{max}} kategori.',
    en: 'A company can have at most {{max}} categories.',
  },
  logoType: {
    id: 'Logo harus berupa satu gambar PNG, JPEG, atau WebP yang tidak bergerak.',
    en: 'The logo must be a single still PNG, JPEG or WebP picture.',
  },
  logoSize: { id: 'Ukuran logo maksimal 2 MB.', en: 'The logo can have at most 2 MB.' },
  logoDimensions: {
    id: 'Sisi logo harus 64–4.096 piksel.',
    en: 'The sides of the logo must be 64 to 4,096 pixels.',
  },
  logoUnreadable: {
    id: 'Gambar ini rusak atau tidak lengkap.',
    en: 'This picture is damaged or incomplete.',
  },
  profileNameInvalid: {
    id: 'Nama harus 1–100 karakter.',
    en: 'The name must have 1 to 100 characters.',
  },
  sessionNotFound: { id: 'Sesi tidak ditemukan.', en: 'The session was not found.' },
  sessionIsCurrent: {
    id: 'Untuk mengakhiri sesi ini, keluar dari akun Anda.',
    en: 'To end this session, sign out.',
  },
} as const;
