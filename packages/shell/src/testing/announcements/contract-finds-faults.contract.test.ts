import { ContractViolation } from '@pantau/core/testing';
import { PantauError } from '@pantau/core';
import { describe, expect, it, vi } from 'vitest';
import type {
  AnnouncementPage,
  AnnouncementSource,
} from '../../engine/announcements/announcement-source.port.ts';
import { announcementClauses } from './clauses.ts';
import { createMemoryHarness } from './memory-harness.test.setup.ts';

type Spoil = (source: AnnouncementSource, foreign: AnnouncementSource) => AnnouncementSource;

const withCalls =
  (
    calls: (source: AnnouncementSource, foreign: AnnouncementSource) => Partial<AnnouncementSource>,
  ) =>
  (source: AnnouncementSource, foreign: AnnouncementSource): AnnouncementSource => ({
    ...source,
    ...calls(source, foreign),
  });
const withPages = (change: (page: AnnouncementPage) => AnnouncementPage): Spoil =>
  withCalls((source) => ({
    list: async (query, signal) => change(await source.list(query, signal)),
  }));
const rows = (change: (page: AnnouncementPage) => AnnouncementPage['announcements']): Spoil =>
  withPages((page) => ({ ...page, announcements: change(page) }));

const faults: Readonly<Record<string, readonly (readonly [fault: string, spoil: Spoil])[]>> = {
  'list-pages': [
    ['the oldest comes first', rows(({ announcements }) => announcements.toReversed())],
    [
      'the total is that of the page',
      withPages((page) => ({ ...page, total: page.announcements.length })),
    ],
    [
      'the first page is always returned',
      withCalls(({ list }) => ({ list: (query, signal) => list({ ...query, page: 1 }, signal) })),
    ],
    [
      'the limit is ignored',
      withCalls(({ list }) => ({ list: (query, signal) => list({ ...query, limit: 2 }, signal) })),
    ],
  ],
  'list-fields': [
    [
      'everything is read',
      rows(({ announcements }) => announcements.map((one) => ({ ...one, isRead: true }))),
    ],
    [
      'markup is removed',
      rows(({ announcements }) =>
        announcements.map((one) => ({ ...one, title: one.title.replace(/<[^>]*>/g, '') })),
      ),
    ],
    [
      'times are in seconds',
      rows(({ announcements }) =>
        announcements.map((one) => ({ ...one, createdOn: one.createdOn / 1_000 })),
      ),
    ],
  ],
  'list-range': [
    [
      'any limit is accepted',
      withCalls(({ list }) => ({
        list: (query, signal) =>
          list({ ...query, limit: Math.max(1, Math.min(query.limit, 1_000)) }, signal),
      })),
    ],
  ],
  'mark-one': [
    [
      'marks are lost',
      withCalls(({ countUnread }) => ({ markRead: (_mark, signal) => countUnread(signal) })),
    ],
    [
      'all are marked',
      withCalls(({ markRead }) => ({
        markRead: ({ id: _, ...mark }, signal) => markRead(mark, signal),
      })),
    ],
    [
      'the content marks as read',
      withCalls(({ detail, markRead }) => ({
        async detail(id, signal) {
          await markRead({ id, isRead: true, updatedOn: Number.MAX_SAFE_INTEGER });
          return detail(id, signal);
        },
      })),
    ],
    [
      'unread is not possible',
      withCalls(({ markRead }) => ({
        markRead: (mark, signal) => markRead({ ...mark, isRead: true }, signal),
      })),
    ],
  ],
  'mark-all': [
    [
      'later ones are marked, too',
      withCalls(({ markRead }) => ({
        markRead: (mark, signal) =>
          markRead({ ...mark, updatedOn: Number.MAX_SAFE_INTEGER }, signal),
      })),
    ],
  ],
  detail: [
    [
      'only the first image is provided',
      withCalls(({ detail }) => ({
        async detail(id, signal) {
          const found = await detail(id, signal);
          const { content } = found;
          if (content.action !== 'carousel_image') return found;
          return { ...found, content: { ...content, images: content.images.slice(0, 1) } };
        },
      })),
    ],
    [
      'an unknown one is invalid',
      withCalls(({ detail }) => ({
        detail: (id, signal) =>
          detail(id, signal).catch(() => Promise.reject(new PantauError('invalid'))),
      })),
    ],
  ],
  'own-only': [
    ['everybody sees the same', (_source, foreign) => foreign],
    [
      'anybody may mark',
      withCalls(({ markRead }, foreign) => ({
        markRead: (mark, signal) =>
          markRead(mark, signal).catch(() => foreign.markRead(mark, signal)),
      })),
    ],
  ],
  'live-arrivals': [
    ['nothing arrives', withCalls(() => ({ subscribe: () => () => undefined }))],
    [
      'it arrives as read',
      withCalls(({ subscribe }) => ({
        subscribe: (listener) =>
          subscribe((event) =>
            listener(
              event.kind === 'arrived'
                ? { ...event, announcement: { ...event.announcement, isRead: true } }
                : event,
            ),
          ),
      })),
    ],
    [
      'nobody can leave',
      withCalls(({ subscribe }) => ({
        subscribe(listener) {
          subscribe(listener);
          return () => undefined;
        },
      })),
    ],
    [
      'other companies receive it',
      withCalls(({ subscribe }, foreign) => ({
        subscribe(listener) {
          const leave = [subscribe(listener), foreign.subscribe(listener)];
          return () => leave.forEach((one) => one());
        },
      })),
    ],
  ],
  'live-missed': [
    [
      'a reconnect is silent',
      withCalls(({ subscribe }) => ({
        subscribe: (listener) =>
          subscribe((event) => void (event.kind === 'arrived' && listener(event))),
      })),
    ],
  ],
  aborts: [
    ['the signal is ignored', withCalls(({ list }) => ({ list: (query) => list(query) }))],
    [
      'the count ignores it',
      withCalls(({ countUnread }) => ({ countUnread: () => countUnread() })),
    ],
  ],
};

describe('the contract suite of AnnouncementSource', () => {
  it('has a fault for every clause', () => {
    expect(Object.keys(faults).sort()).toEqual(announcementClauses.map(({ id }) => id).sort());
  });

  for (const clause of announcementClauses) {
    for (const [fault, spoil] of faults[clause.id] ?? []) {
      it(`detects that ${fault} [${clause.id}]`, async () => {
        // A missing live event is waited for.
        vi.useFakeTimers();
        const run = Promise.resolve(clause.run(createMemoryHarness(spoil))).catch(
          (error: unknown) => error,
        );
        await vi.advanceTimersByTimeAsync(10_000);
        vi.useRealTimers();
        expect(await run).toBeInstanceOf(ContractViolation);
      });
    }
  }
});
