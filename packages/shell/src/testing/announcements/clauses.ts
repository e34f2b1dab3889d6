import { check, checkAborts, checkRejects, checkSame } from '@pantau/core/testing';
import type { AnnouncementContent } from '../../engine/announcements/announcement.ts';
import type { AnnouncementPage } from '../../engine/announcements/announcement-source.port.ts';
import {
  type AnnouncementClause,
  type AnnouncementHarness,
  type PublishedAnnouncement,
  until,
} from './harness.ts';

const plain = (title: string): PublishedAnnouncement => ({
  title,
  description: '',
  thumbnail: null,
  content: { action: 'internal_link', link: '/route/' },
});

const images = [
  { url: '/media/a.svg', alt: 'Peta' },
  { url: 'https://cdn.example/b.png', alt: '' },
];

const contents: readonly AnnouncementContent[] = [
  { action: 'pop_up_image', image: { url: '/media/a.svg', alt: 'Peta' } },
  { action: 'carousel_image', images },
  {
    action: 'pop_up_video',
    sources: [
      { url: '/media/a.webm', contentType: 'video/webm' },
      { url: '/media/a.mp4', contentType: null },
    ],
  },
  { action: 'external_link', link: 'https://fleet.example/a?b=c' },
  { action: 'internal_link', link: '/sales-order/?page=2' },
];

async function publishAll(harness: AnnouncementHarness, titles: readonly string[]) {
  const ids: string[] = [];
  for (const title of titles) ids.push(await harness.publish(plain(title)));
  return ids;
}

const titlesOf = ({ announcements }: AnnouncementPage): readonly string[] =>
  announcements.map(({ title }) => title);

const all = { limit: 100, page: 1 };

const unreadTitles = async ({ source }: AnnouncementHarness): Promise<readonly string[]> =>
  (await source.list(all)).announcements.filter(({ isRead }) => !isRead).map(({ title }) => title);

/** All clauses of the port. */
export const announcementClauses: readonly AnnouncementClause[] = [
  {
    id: 'list-pages',
    title: 'lists the newest announcement first, on pages and on a growing first page (SH-30)',
    async run(harness) {
      const { source } = harness;
      await publishAll(harness, ['A', 'B', 'C', 'D', 'E']);
      const pages = [];
      for (const page of [1, 2, 3]) pages.push(await source.list({ limit: 2, page }));
      checkSame(pages.map(titlesOf), [['E', 'D'], ['C', 'B'], ['A']], 'pages');
      checkSame(titlesOf(await source.list({ limit: 4, page: 1 })), ['E', 'D', 'C', 'B'], 'grown');
      checkSame(titlesOf(await source.list({ limit: 4, page: 3 })), [], 'past the end');
      checkSame(
        pages.map(({ total }) => total),
        [5, 5, 5],
        'total of all pages',
      );
    },
  },
  {
    id: 'list-fields',
    title: 'lists what was published, as unread (SH-30)',
    async run(harness) {
      const start = harness.now();
      const published = { ...plain('<b>Judul</b>'), description: 'Isi & lainnya' };
      const id = await harness.publish({ ...published, thumbnail: '/media/a.svg' });
      const [found] = (await harness.source.list(all)).announcements;
      const { createdOn = 0, ...fields } = found ?? {};
      checkSame(
        fields,
        {
          id,
          action: 'internal_link',
          title: '<b>Judul</b>',
          description: 'Isi & lainnya',
          thumbnail: '/media/a.svg',
          isRead: false,
        },
        'fields',
      );
      check(createdOn >= start && createdOn <= harness.now(), 'the time of publication');
    },
  },
  {
    id: 'list-range',
    title: 'refuses a limit or page out of range (SH-30)',
    async run({ source }) {
      for (const query of [
        { limit: 0, page: 1 },
        { limit: 1_001, page: 1 },
        { limit: 10, page: 0 },
      ]) {
        await checkRejects(source.list(query), 'invalid', JSON.stringify(query));
      }
    },
  },
  {
    id: 'mark-one',
    title: 'marks one announcement as read and unread, and counts the rest (SH-31)',
    async run(harness) {
      const { source } = harness;
      const [first = ''] = await publishAll(harness, ['A', 'B']);
      checkSame(await source.countUnread(), 2, 'all are unread');
      await source.detail(first);
      checkSame(await source.countUnread(), 2, 'reading the content marks nothing');
      const mark = { id: first, isRead: true, updatedOn: harness.now() };
      checkSame(await source.markRead(mark), 1, 'unread after marking one');
      checkSame(await source.markRead(mark), 1, 'marking again changes nothing');
      checkSame(await source.countUnread(), 1, 'the count agrees');
      checkSame(await unreadTitles(harness), ['B'], 'the list agrees');
      checkSame(await source.markRead({ ...mark, isRead: false }), 2, 'unread again');
    },
  },
  {
    id: 'mark-all',
    title: 'marks all up to a time, and not what was published since (SH-31)',
    async run(harness) {
      await publishAll(harness, ['A', 'B']);
      const updatedOn = harness.now();
      await publishAll(harness, ['C']);
      checkSame(await harness.source.markRead({ isRead: true, updatedOn }), 1, 'unread');
      checkSame(await unreadTitles(harness), ['C'], 'the list agrees');
    },
  },
  {
    id: 'detail',
    title: 'provides the content of every action unchanged (SH-32)',
    async run(harness) {
      for (const content of contents) {
        const texts = { title: 'Judul', description: 'Isi' };
        const id = await harness.publish({ ...texts, thumbnail: null, content });
        checkSame(await harness.source.detail(id), { ...texts, content }, content.action);
      }
      await checkRejects(harness.source.detail('unknown'), 'notFound', 'an unknown id');
    },
  },
  {
    id: 'own-only',
    title: 'concerns the announcements of the user only (SH-33)',
    async run(harness) {
      const [id = ''] = await publishAll(harness, ['A']);
      const { foreign } = harness;
      checkSame(await foreign.list(all), { announcements: [], total: 0 }, 'list');
      checkSame(await foreign.countUnread(), 0, 'count');
      await checkRejects(foreign.detail(id), 'notFound', 'content');
      const mark = { id, isRead: true, updatedOn: harness.now() };
      await checkRejects(foreign.markRead(mark), 'notFound', 'marking');
      await foreign.markRead({ isRead: true, updatedOn: harness.now() });
      checkSame(await harness.source.countUnread(), 1, 'still unread');
    },
  },
  {
    id: 'live-arrivals',
    title: 'delivers a new announcement to every subscriber, and to none that left (SH-34)',
    async run(harness) {
      const { source, foreign } = harness;
      let strays = 0;
      source.subscribe(() => (strays += 1))();
      const leaveForeign = foreign.subscribe((event) => {
        if (event.kind === 'arrived') strays += 1;
      });
      const [first] = await publishAll(harness, ['A']);
      check(first !== undefined, 'published');
      let arrived: unknown;
      await until(
        source,
        (events) => {
          arrived = events.find((event) => isArrival(event) && event.announcement.title === 'B');
          return arrived !== undefined;
        },
        () => harness.publish({ ...plain('B'), description: 'Isi', thumbnail: '/media/a.svg' }),
        'the announcement arrives',
      );
      const [listed] = (await source.list(all)).announcements;
      checkSame(arrived, { kind: 'arrived', announcement: listed }, 'like in the list');
      checkSame(strays, 0, 'nothing for those who left or are of another company');
      leaveForeign();
    },
  },
  {
    id: 'live-missed',
    title: 'reports after a reconnect that something may have been missed (SH-34)',
    needs: ['reconnect'],
    async run(harness) {
      await until(
        harness.source,
        (events) => events.some((event) => (event as { kind: string }).kind === 'missed'),
        async () => harness.reconnect?.(),
        'reported after a reconnect',
      );
    },
  },
  {
    id: 'aborts',
    title: 'ends every call that is aborted (SH-30)',
    async run(harness) {
      const { source } = harness;
      const signal = AbortSignal.abort();
      await checkAborts(source.list(all, signal), 'list');
      await checkAborts(source.countUnread(signal), 'countUnread');
      await checkAborts(source.detail('1', signal), 'detail');
      const mark = { isRead: true, updatedOn: harness.now() };
      await checkAborts(source.markRead(mark, signal), 'markRead');
    },
  },
];

const isArrival = (
  event: unknown,
): event is { readonly announcement: { readonly title: string } } =>
  (event as { kind: string }).kind === 'arrived';
