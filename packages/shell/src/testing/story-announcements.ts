import { createManualClock } from '@pantau/core/testing';
import {
  type MemoryAnnouncementSource,
  type NewAnnouncement,
  createMemoryAnnouncementSource,
} from '../adapters/memory/memory-announcement-source.ts';
import type { AnnouncementImage } from '../engine/announcements/announcement.ts';

/** Friday 20 Nov 2026, 14.32 in Jakarta. */
export const storyNow = Date.UTC(2026, 10, 20, 7, 32);

const HOUR_MS = 3_600_000;

const roadImage: AnnouncementImage = {
  url: new URL('./story-poster-road.svg?no-inline', import.meta.url).href,
  alt: 'Jalan di kaki bukit',
};
const mapImage: AnnouncementImage = {
  url: new URL('./story-poster-map.svg?no-inline', import.meta.url).href,
  alt: 'Peta dengan rute ke pelabuhan',
};

/** Four seconds of a road. */
const roadVideo = new URL('../../../core/src/media/testing/road.webm', import.meta.url).href;

const ageOf = (hours: number): number => storyNow - hours * HOUR_MS;

/** Newest first, one of each action, then further ones. */
const newest: readonly NewAnnouncement[] = [
  {
    title: 'Pemeliharaan sistem Minggu dini hari',
    description:
      'Pantau tidak dapat diakses pada Minggu, 29 November 2026 pukul 01.00–02.30 WIB. Perangkat di kendaraan tetap merekam.',
    thumbnail: roadImage.url,
    content: { action: 'pop_up_image', image: roadImage },
    createdOn: ageOf(0.4),
  },
  {
    title: 'Tiga langkah menyiapkan armada untuk libur akhir tahun',
    description: 'Periksa rute alternatif, jadwal servis, dan kondisi kamera sebelum pekan padat.',
    thumbnail: mapImage.url,
    content: {
      action: 'carousel_image',
      images: [mapImage, roadImage, { url: '/media/missing.svg', alt: 'Kamera dasbor' }],
    },
    createdOn: ageOf(3),
  },
  {
    title: 'Cara membaca rekaman kamera depan',
    description: 'Video singkat tentang penanda waktu kejadian.',
    content: {
      action: 'pop_up_video',
      sources: [{ url: roadVideo, contentType: 'video/webm' }],
    },
    createdOn: ageOf(9),
  },
  {
    title: 'Prakiraan cuaca: hujan lebat di pantura',
    description: 'Pantau pembaruan sebelum memberangkatkan armada.',
    thumbnail: 'https://not-there.invalid/thumbnail.png',
    content: {
      action: 'external_link',
      link: 'https://www.cuaca.example/prakiraan?wilayah=pantura',
    },
    createdOn: ageOf(25),
    isRead: true,
  },
  {
    title: 'Ubah status banyak sales order sekaligus',
    description: 'Pilih beberapa order di daftar, lalu konfirmasi dalam satu langkah.',
    content: { action: 'internal_link', link: '/sales-order/' },
    createdOn: ageOf(50),
    isRead: true,
  },
];

const older = (count: number): readonly NewAnnouncement[] =>
  Array.from({ length: count }, (_, index) => ({
    title: `Buletin armada nomor ${count - index}`,
    description: 'Ringkasan pekan: jarak tempuh, konsumsi solar, dan skor pengemudi.',
    content: { action: 'internal_link', link: '/report/' },
    createdOn: ageOf(24 * 8 * (index + 1)),
    isRead: true,
  }));

export const storyClock = () => createManualClock(storyNow);

/** A source with `count` announcements. The newest three are unread. */
export function createStorySource(
  count: number,
  clock = storyClock(),
  more: readonly NewAnnouncement[] = [],
): MemoryAnnouncementSource {
  const all = [...newest, ...older(Math.max(0, count - newest.length))].slice(0, count);
  // The order of publication.
  const announcements = [...more, ...all].toReversed();
  return createMemoryAnnouncementSource({ clock, announcements });
}
