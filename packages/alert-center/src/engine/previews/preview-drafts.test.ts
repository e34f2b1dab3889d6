import { createMemoryStore } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import { describe, expect, test } from 'vitest';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import { noFalseReason } from '../alert/false-reason.ts';
import { createState } from '../state/state.ts';
import { createAlertCenterStore } from '../store.ts';
import { createPreviewDrafts } from './create-preview-drafts.ts';
import { type PreviewDrafts, draftOf, hasDraft } from './preview-drafts.ts';
import type { PreviewsView } from './previews-view.ts';
import { previewsModule } from './previews.store.ts';

const position = { x: 0, y: 0 };
const none: PreviewsView = {
  isWanted: true,
  previews: [],
  isAsked: true,
  turnedTo: null,
  readError: null,
  notice: null,
};

/** Drafts and a view with these previews open. */
function setUp(...ids: readonly string[]) {
  const shown = (...next: readonly string[]) =>
    next.map((id) => ({ key: Number(id), id, position }));
  const state = createState<{ previews: PreviewsView; drafts: PreviewDrafts }>({
    previews: { ...none, previews: shown(...ids) },
    drafts: new Map(),
  });
  const view = state.slot('previews');
  const drafts = createPreviewDrafts(state.slot('drafts'), view);
  return {
    drafts,
    note: (id: string) => draftOf(state.get().drafts, id).note,
    reason: (id: string) => draftOf(state.get().drafts, id).falseReason,
    hasUnsent: () => hasDraft(state.get().drafts),
    show(next: readonly string[], change: Partial<PreviewsView> = {}) {
      view.set({ ...view.get(), previews: shown(...next), ...change });
    },
  };
}

describe('drafts of a preview', () => {
  test('are separate for each alert', () => {
    const { drafts, note } = setUp('1', '2');
    drafts.change('1', { note: 'Called' });
    drafts.change('1', { falseReason: noFalseReason });
    expect(note('1')).toBe('Called');
    expect(note('2')).toBe('');
  });

  test('survive a step to another alert, in the same window or in another open one', () => {
    const { drafts, note, show } = setUp('1', '2');
    drafts.change('1', { note: 'Called' });
    show(['3', '2']);
    expect(note('1')).toBe('Called');
    show(['1', '2']);
    show(['2'], { turnedTo: { id: '2' } });
    expect(note('1')).toBe('Called');
  });

  test('keep text when the preview closes; a choice is discarded', () => {
    const { drafts, note, reason, show } = setUp('1', '2');
    const writtenReason = { choice: 'other', other: 'Test drive' } as const;
    drafts.change('1', { note: 'Called', falseReason: { choice: 'wrongDetection', other: '' } });
    drafts.change('2', { falseReason: writtenReason });
    drafts.change('3', { note: 'Stepped away', falseReason: noFalseReason });
    show(['2']);
    expect([note('1'), reason('1'), reason('3')]).toEqual(['Called', null, noFalseReason]);
    show([]);
    expect([note('1'), note('3'), reason('2'), reason('3')]).toEqual([
      'Called',
      'Stepped away',
      writtenReason,
      null,
    ]);
  });

  test('are limited to the latest 50 alerts', () => {
    const { drafts, note } = setUp();
    for (let id = 1; id <= 51; id += 1) drafts.change(String(id), { note: `Note ${id}` });
    expect([note('1'), note('2'), note('51')]).toEqual(['', 'Note 2', 'Note 51']);
  });

  test('count as unsent only while a reload would lose something', () => {
    const { drafts, hasUnsent } = setUp('1');
    expect(hasUnsent()).toBe(false);
    drafts.change('1', { falseReason: noFalseReason });
    expect(hasUnsent()).toBe(false);
    drafts.change('1', { falseReason: { choice: 'other', other: '' } });
    expect(hasUnsent()).toBe(true);
    drafts.change('1', { falseReason: null });
    drafts.change('1', { note: 'x' });
    expect(hasUnsent()).toBe(true);
    drafts.change('1', { note: '' });
    expect(hasUnsent()).toBe(false);
  });
});

test('each store keeps its own drafts while their previews are closed and reopened', async () => {
  await previewsModule.load();
  const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
  const world = createMemoryWorld({ clock, scenario: 'empty' });
  const { id } = world.arrive({ alertCode: 8 });
  const startStore = () => {
    const store = createAlertCenterStore({
      source: createMemoryAlertSource({ world }),
      clock,
      store: createMemoryStore(),
      permissions: { canSeeUrgent: true },
      currentUser: demoUsers.manager,
      sound: null,
    });
    store.start();
    return store;
  };
  const [store, other] = [startStore(), startStore()];
  const noteIn = ({ get }: typeof store) => draftOf(get().drafts, id).note;
  await clock.advance(1_000);

  for (const { actions } of [store, other]) actions.open(id);
  store.actions.previews.changeDraft(id, { note: 'Called' });
  store.actions.previews.close(id);
  expect(store.get().previews.previews).toEqual([]);
  expect(noteIn(store)).toBe('Called');
  store.actions.open(id);
  expect(store.get().previews.previews).toHaveLength(1);
  expect(noteIn(store)).toBe('Called');
  expect(noteIn(other)).toBe('');

  for (const { stop } of [store, other]) stop();
});
