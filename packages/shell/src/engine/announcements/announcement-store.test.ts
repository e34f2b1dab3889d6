import { PantauError } from '@pantau/core';
import { createManualClock, flushMicrotasks } from '@pantau/core/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type MemoryAnnouncementSource,
  createMemoryAnnouncementSource,
} from '../../adapters/memory/memory-announcement-source.ts';
import type { Announcement } from './announcement.ts';
import type { AnnouncementEvent, AnnouncementSource } from './announcement-source.port.ts';
import { createAnnouncementStore } from './announcement-store.ts';

const start = Date.UTC(2026, 10, 20, 7);
const content = { action: 'internal_link', link: '/route/' } as const;

const onArrival = vi.fn();
const onError = vi.fn();

beforeEach(() => {
  onArrival.mockClear();
  onError.mockClear();
});

/** A store over `count` announcements, of which the newest five are unread. */
function open(count: number, spoil: (source: MemoryAnnouncementSource) => AnnouncementSource) {
  const clock = createManualClock(start);
  const memory = createMemoryAnnouncementSource({
    clock,
    announcements: Array.from({ length: count }, (_, index) => ({
      title: `No ${index + 1}`,
      content,
      createdOn: start - (count - index) * 60_000,
      isRead: index < count - 5,
    })),
  });
  const source = spoil(memory);
  const store = createAnnouncementStore({ source, clock, onError });
  return { clock, memory, store, stop: store.start(onArrival) };
}

const plain = (source: MemoryAnnouncementSource): AnnouncementSource => source;
const settle = flushMicrotasks;

/** A promise that a test settles itself. */
function gate<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

const titles = (list: readonly Announcement[] | null): readonly string[] =>
  (list ?? []).map(({ title }) => title);

describe('the list', () => {
  it('grows by ten up to the total, one request at a time (SH-36)', async () => {
    const list = vi.fn();
    const { store } = open(25, (memory) => ({
      ...memory,
      list(query, signal) {
        list(query);
        return memory.list(query, signal);
      },
    }));
    store.load();
    store.grow();
    await settle();
    expect(store.get()).toMatchObject({ isComplete: false, isLoading: false });
    store.grow();
    store.grow();
    await settle();
    store.grow();
    await settle();
    expect(store.get()).toMatchObject({ isComplete: true });
    expect(store.get().announcements).toHaveLength(25);
    store.grow();
    expect(list.mock.calls.map(([query]) => query)).toEqual([
      { limit: 10, page: 1 },
      { limit: 20, page: 1 },
      { limit: 25, page: 1 },
    ]);
  });

  it('keeps what is listed when growing fails, and retries the same (SH-36)', async () => {
    const { memory, store } = open(25, plain);
    store.load();
    await settle();
    const error = new PantauError('server');
    memory.failWith(error);
    store.grow();
    await settle();
    expect(store.get()).toMatchObject({ error, isLoading: false });
    expect(store.get().announcements).toHaveLength(10);
    store.grow();
    expect(store.get().isLoading).toBe(false);
    memory.failWith(null);
    store.retry();
    await settle();
    expect(store.get().error).toBeNull();
    expect(store.get().announcements).toHaveLength(20);
  });

  it('is complete without announcements', async () => {
    const { store } = open(0, plain);
    store.load();
    await settle();
    expect(store.get()).toMatchObject({ announcements: [], isComplete: true, unread: 0 });
  });
});

describe('an arrival', () => {
  it('is listed first and counted once, however often it is delivered (SH-35)', async () => {
    let emit: (event: AnnouncementEvent) => void = () => undefined;
    const { memory, store } = open(6, (source) => ({
      ...source,
      subscribe(listener) {
        emit = listener;
        return source.subscribe(listener);
      },
    }));
    store.load();
    await settle();
    const id = memory.publish({ title: 'Baru', content });
    const [announcement] = store.get().announcements ?? [];
    expect(store.get().unread).toBe(6);
    if (announcement?.id !== id) throw new Error('It is not the first.');
    emit({ kind: 'arrived', announcement });
    expect(store.get().unread).toBe(6);
    await settle();
    expect(titles(store.get().announcements).filter((title) => title === 'Baru')).toHaveLength(1);
    expect(store.get().unread).toBe(6);
    expect(onArrival).toHaveBeenCalledTimes(1);
  });

  it('is counted and announced once before there is a list, too (SH-35)', async () => {
    let emit: (event: AnnouncementEvent) => void = () => undefined;
    const { memory, store } = open(6, (source) => ({
      ...source,
      subscribe(listener) {
        emit = listener;
        return source.subscribe(listener);
      },
    }));
    await settle();
    memory.publish({ title: 'Baru', content });
    const [announcement] = (await memory.list({ limit: 10, page: 1 })).announcements;
    if (announcement?.title !== 'Baru') throw new Error('It is not the first.');
    emit({ kind: 'arrived', announcement });
    expect(store.get().unread).toBe(6);
    expect(onArrival).toHaveBeenCalledTimes(1);
  });

  it('stays in a list that was requested before (SH-35)', async () => {
    const response = gate<Awaited<ReturnType<AnnouncementSource['list']>>>();
    const { memory, store } = open(3, (source) => ({ ...source, list: () => response.promise }));
    const before = await memory.list({ limit: 10, page: 1 });
    store.load();
    memory.publish({ title: 'Baru', content });
    response.resolve(before);
    await settle();
    expect(titles(store.get().announcements)).toEqual(['Baru', 'No 3', 'No 2', 'No 1']);
    expect(store.get().isComplete).toBe(true);
  });

  it('after a reconnect, the list and the count are loaded again (SH-35)', async () => {
    const { memory, store } = open(3, plain);
    store.load();
    await settle();
    await memory.markRead({ isRead: true, updatedOn: start });
    memory.reconnect();
    await settle();
    expect(store.get().unread).toBe(0);
    expect(store.get().announcements?.every(({ isRead }) => isRead)).toBe(true);
  });

  it('is not received any more once stopped (SH-35)', async () => {
    const { memory, store, stop } = open(3, plain);
    await settle();
    stop();
    memory.publish({ title: 'Baru', content });
    await settle();
    expect(store.get().unread).toBe(3);
    expect(onArrival).not.toHaveBeenCalled();
  });
});

describe('marking', () => {
  const failing = (memory: MemoryAnnouncementSource, failure: Promise<number>) => ({
    ...memory,
    markRead: () => failure,
  });

  it('shows one as read at once and undoes it when it fails (SH-38)', async () => {
    const answer = gate<number>();
    const { store } = open(12, (memory) => failing(memory, answer.promise));
    store.load();
    await settle();
    const [first] = store.get().announcements ?? [];
    store.markRead(first?.id ?? '');
    expect(store.get().announcements?.[0]?.isRead).toBe(true);
    expect(store.get().unread).toBe(4);
    const error = new PantauError('offline');
    answer.reject(error);
    await settle();
    expect(store.get().announcements?.[0]?.isRead).toBe(false);
    expect(store.get().unread).toBe(5);
    expect(onError).toHaveBeenCalledWith(error);
  });

  it('marks all that the list shows, and not what arrives meanwhile (SH-38)', async () => {
    const answer = gate<number>();
    const marks: unknown[] = [];
    const { clock, memory, store } = open(12, (source) => ({
      ...source,
      async markRead(mark, signal) {
        marks.push(mark);
        await answer.promise;
        return source.markRead(mark, signal);
      },
    }));
    store.load();
    await settle();
    const done = store.markAllRead();
    expect(store.get().unread).toBe(0);
    await clock.advance(1_000);
    memory.publish({ title: 'Baru', content });
    expect(store.get().unread).toBe(1);
    expect(
      store
        .get()
        .announcements?.map(({ isRead }) => isRead)
        .slice(0, 2),
    ).toEqual([false, true]);
    answer.resolve(0);
    await done;
    await settle();
    expect(store.get().unread).toBe(1);
    expect(marks).toEqual([{ id: undefined, isRead: true, updatedOn: start - 60_000 }]);
  });

  it('is not counted twice by a count that was requested before (SH-38)', async () => {
    const counts = [Promise.resolve(5), gate<number>(), gate<number>()] as const;
    let counted = 0;
    const answer = gate<number>();
    const { memory, store } = open(12, (source) => ({
      ...failing(source, answer.promise),
      countUnread() {
        const next = counts[Math.min(counted++, 2)];
        return next instanceof Promise ? next : (next?.promise ?? Promise.resolve(0));
      },
    }));
    store.load();
    await settle();
    memory.reconnect();
    store.markRead(store.get().announcements?.[0]?.id ?? '');
    expect(store.get().unread).toBe(4);
    // The source has marked it already when it counts.
    counts[1].resolve(4);
    await settle();
    expect(store.get().unread).toBe(4);
  });

  it('rejects when all cannot be marked, and undoes it (SH-38)', async () => {
    const { memory, store } = open(12, plain);
    store.load();
    await settle();
    memory.failWith(new PantauError('server'));
    const marking = store.markAllRead();
    expect(store.get().unread).toBe(0);
    await expect(marking).rejects.toMatchObject({ kind: 'server' });
    expect(store.get().unread).toBe(5);
    expect(store.get().announcements?.[0]?.isRead).toBe(false);
  });

  it('stays in a list that was requested before it was confirmed (SH-38)', async () => {
    const response = gate<Awaited<ReturnType<AnnouncementSource['list']>>>();
    let isFirst = true;
    const { memory, store } = open(12, (source) => ({
      ...source,
      list(query, signal) {
        if (isFirst) {
          isFirst = false;
          return source.list(query, signal);
        }
        return response.promise;
      },
    }));
    store.load();
    await settle();
    const before = await memory.list({ limit: 12, page: 1 });
    store.grow();
    store.markRead(before.announcements[0]?.id ?? '');
    await settle();
    response.resolve(before);
    await settle();
    expect(store.get().announcements?.[0]?.isRead).toBe(true);
    expect(store.get().unread).toBe(4);
  });

  it('stays in a list that is loaded before it is confirmed (SH-38)', async () => {
    const answer = gate<number>();
    const { store } = open(12, (memory) => failing(memory, answer.promise));
    store.load();
    await settle();
    store.markRead(store.get().announcements?.[0]?.id ?? '');
    store.retry();
    await settle();
    expect(store.get().announcements?.[0]?.isRead).toBe(true);
    expect(store.get().unread).toBe(4);
  });

  it('of one that is read already requests nothing (SH-38)', async () => {
    const markRead = vi.fn();
    const { store } = open(12, (memory) => ({ ...memory, markRead }));
    store.load();
    await settle();
    const last = store.get().announcements?.at(-1);
    expect(last?.isRead).toBe(true);
    store.markRead(last?.id ?? '');
    expect(markRead).not.toHaveBeenCalled();
  });
});
