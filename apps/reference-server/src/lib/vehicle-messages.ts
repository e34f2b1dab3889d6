/** Messages about vehicles, their cameras, calls and maps; part of `messages`. */
export const vehicleMessages = {
  vehicleNotFound: { id: 'Kendaraan tidak ditemukan.', en: 'The vehicle was not found.' },
  deviceNotFound: {
    id: 'Perangkat tidak ditemukan pada kendaraan ini.',
    en: 'The device was not found on this vehicle.',
  },
  noCamera: {
    id: 'Perangkat ini tidak memiliki kamera.',
    en: 'This device has no camera.',
  },
  channelUnknown: {
    id: 'Kanal kamera harus 1 (jalan) atau 3 (pengemudi).',
    en: 'The camera channel must be 1 (road) or 3 (driver).',
  },
  cameraPositionUnknown: {
    id: 'Posisi kamera harus 1 (jalan) atau 2 (pengemudi).',
    en: 'The camera position must be 1 (road) or 2 (driver).',
  },
  uploadInputAmbiguous: {
    id: 'Isi salah satu: bsjInput atau rawAlertInput.',
    en: 'Provide either bsjInput or rawAlertInput.',
  },
  uploadInputMismatch: {
    id: 'Perangkat bsj memerlukan bsjInput; perangkat lain memerlukan rawAlertInput.',
    en: 'Devices of type bsj require bsjInput; all others require rawAlertInput.',
  },
  videoTimeInFuture: {
    id: 'Waktu video belum terjadi.',
    en: 'The time of the video is in the future.',
  },
  fileListNotReady: {
    id: 'Daftar file belum diterima dari perangkat. Coba lagi beberapa saat lagi.',
    en: 'The device has not sent its file list yet. Try again in a moment.',
  },
  videoUrlInvalid: {
    id: 'Tautan video ini tidak valid atau sudah kedaluwarsa.',
    en: 'This video link is invalid or has expired.',
  },
  rangeNotSatisfiable: {
    id: 'Bagian file yang diminta tidak ada.',
    en: 'The requested part of the file does not exist.',
  },
  callIncomplete: {
    id: 'Data panggilan tidak lengkap.',
    en: 'The call request is incomplete.',
  },
  callsNotSupported: {
    id: 'Perangkat kendaraan ini tidak mendukung panggilan suara.',
    en: 'This vehicle’s device does not support calls.',
  },
  vehicleInCall: {
    id: 'Kendaraan ini sedang dalam panggilan.',
    en: 'This vehicle is already in a call.',
  },
  tooManyCalls: {
    id: 'Maksimal {{max}} panggilan sekaligus. Akhiri salah satu panggilan dahulu.',
    en: 'At most {{max}} calls at once. End a call first.',
  },
  positionInvalid: {
    id: 'Lintang harus -85 sampai 85 dan bujur -180 sampai 180.',
    en: 'The latitude must be -85 to 85 and the longitude -180 to 180.',
  },
  mapSizeInvalid: {
    id: 'Ukuran peta harus seperti 374x200, tiap sisi {{from}}–{{to}} piksel.',
    en: 'The map size must be like 374x200, each side {{from}} to {{to}} px.',
  },
  mapZoomInvalid: {
    id: 'Tingkat zoom peta harus {{from}}–{{to}}.',
    en: 'The map zoom must be {{from}} to {{to}}.',
  },
} as const;
