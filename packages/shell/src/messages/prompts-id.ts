import type { en } from './prompts-en.ts';

/** Indonesian texts of the prompts' dialogs. */
export const id: Readonly<Record<keyof typeof en, string>> = {
  later: 'Nanti saja',
  close: 'Tutup',

  feedbackTitle: 'Bagaimana pendapat Anda tentang aplikasi ini?',
  feedbackText: 'Pendapat Anda membantu kami menentukan perbaikan berikutnya.',
  satisfactionTitle: 'Seberapa puas Anda dengan aplikasi ini?',
  satisfactionText: 'Jawaban Anda menunjukkan seberapa baik layanan kami.',
  sendSatisfaction: 'Kirim jawaban',
  satisfactionFailed: 'Jawaban Anda gagal dikirim. Coba lagi.',
  satisfactionThanks: 'Jawaban Anda sudah kami terima. Setiap komentar kami baca.',
  chooseLevel: 'Pilih salah satu',
  level1: 'Sangat tidak puas',
  level2: 'Tidak puas',
  level3: 'Biasa saja',
  level4: 'Puas',
  level5: 'Sangat puas',
  levelOf: '{{level}} dari 5: {{name}}',
  comment: 'Komentar',
  commentHint: 'Opsional',
  tooLong: 'Paling banyak {{most}} karakter.',
  sendFeedback: 'Kirim masukan',
  feedbackFailed: 'Masukan Anda gagal dikirim. Coba lagi.',
  thanksTitle: 'Terima Kasih!',
  thanksText: 'Masukan Anda sudah kami terima. Setiap komentar kami baca.',

  bannerOpen: 'Selengkapnya',
  opensNewTab: 'buka di tab baru',

  reminderTitle: 'Lengkapi profil Anda',
  reminderBoth:
    'Profil Anda belum memiliki alamat email dan nomor telepon, sehingga peringatan dan tautan kata sandi tidak dapat dikirim kepada Anda.',
  reminderEmail:
    'Profil Anda belum memiliki alamat email, sehingga email peringatan dan tautan kata sandi tidak dapat dikirim kepada Anda.',
  reminderPhone:
    'Profil Anda belum memiliki nomor telepon, sehingga Anda tidak dapat dihubungi untuk peringatan mendesak.',
  addEmail: 'Tambah email',
  addNumber: 'Tambah nomor telepon',

  oldVersionTitle: 'Kembali ke versi lama?',
  oldVersionText:
    'Anda meninggalkan halaman ini dan melanjutkan di versi lama. Anda dapat kembali kapan saja.',
  no: 'Tidak',
  yes: 'Ya',
  reasonTitle: 'Mengapa Anda ingin kembali?',
  reasonText: 'Jawaban Anda membantu kami memperbaiki versi baru.',
  reasons: 'Alasan',
  reason1: 'Fitur yang saya perlukan belum ada',
  reason2: 'Versi baru sulit digunakan',
  reason3: 'Versi baru lambat',
  reason4: 'Alasan lain',
  otherReason: 'Alasan Anda',
  otherReasonMissing: 'Tuliskan alasan Anda.',
  goBack: 'Buka versi lama',
  stay: 'Tetap di sini',
  reasonRequiredTitle: 'Wajib Memilih Alasan',
  reasonRequiredText: 'Pilih alasan sebelum kembali ke versi lama.',
  chooseReason: 'Pilih alasan',
  oldVersionFailed: 'Versi lama tidak dapat dibuka. Coba lagi nanti.',

  referralTitle: 'Rekomendasikan aplikasi ini',
  referralText: 'Bagikan kode atau tautan ini kepada perusahaan lain.',
  referralCode: 'Kode referal',
  referralLink: 'Tautan',
  copy: 'Salin',
  copyCode: 'Salin kode',
  copyLink: 'Salin tautan',
  copied: 'Tersalin',
  copyFailed: 'Tidak dapat menyalin di sini. Pilih teksnya, lalu salin.',
  referralFailed: 'Kode referal gagal dimuat',
};
