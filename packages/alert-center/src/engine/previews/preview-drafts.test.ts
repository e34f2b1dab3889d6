import { describe, expect, test } from 'vitest';
import { firstFalseReason } from '../alert/false-reason.ts';
import { createState } from '../state/state.ts';
import { type PreviewDrafts, createPreviewDrafts, draftOf, hasDraft } from './preview-drafts.ts';
import type { PreviewsView } from './previews-view.ts';

const position = { x: 0, y: 0 };
const none: PreviewsView = {
  isWanted: true,
  previews: [],
  isAsked: true,
  turnedTo: null,
  readError: null,
  notice: null,
};

/** An alert centre with these previews open. */
function open(...ids: readonly string[]) {
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
    isBegun: () => hasDraft(state.get().drafts),
    show(next: readonly string[], change: Partial<PreviewsView> = {}) {
      view.set({ ...view.get(), previews: shown(...next), ...change });
    },
  };
}

describe('what was begun in a preview', () => {
  test('is held for each alert by itself, for the life of the alert centre', () => {
    const { drafts, note } = open('1', '2');
    drafts.change('1', { note: 'Called' });
    drafts.change('1', { falseReason: firstFalseReason });
    expect(note('1')).toBe('Called');
    expect(note('2')).toBe('');
  });

  test('outlives a step to another alert in the same window, and to one that is open already', () => {
    const { drafts, note, show } = open('1', '2');
    drafts.change('1', { note: 'Called' });
    show(['3', '2']);
    expect(note('1')).toBe('Called');
    show(['1', '2']);
    show(['2'], { turnedTo: { id: '2' } });
    expect(note('1')).toBe('Called');
  });

  test('is not lost with its preview where it was written; a choice goes with it', () => {
    const { drafts, note, reason, show } = open('1', '2');
    const inWords = { choice: 'other', other: 'Test drive' } as const;
    drafts.change('1', { note: 'Called', falseReason: { choice: 'wrongDetection', other: '' } });
    drafts.change('2', { falseReason: inWords });
    drafts.change('3', { note: 'Stepped away', falseReason: firstFalseReason });
    show(['2']);
    expect([note('1'), reason('1'), reason('3')]).toEqual(['Called', null, firstFalseReason]);
    show([]);
    expect([note('1'), note('3'), reason('2'), reason('3')]).toEqual([
      'Called',
      'Stepped away',
      inWords,
      null,
    ]);
  });

  test('is held of the latest 50 alerts', () => {
    const { drafts, note } = open();
    for (let id = 1; id <= 51; id += 1) drafts.change(String(id), { note: `Note ${id}` });
    expect([note('1'), note('2'), note('51')]).toEqual(['', 'Note 2', 'Note 51']);
  });

  test('keeps the page as long as something would be lost', () => {
    const { drafts, isBegun } = open('1');
    expect(isBegun()).toBe(false);
    drafts.change('1', { falseReason: firstFalseReason });
    expect(isBegun()).toBe(false);
    drafts.change('1', { falseReason: { choice: 'other', other: '' } });
    expect(isBegun()).toBe(true);
    drafts.change('1', { falseReason: null });
    drafts.change('1', { note: 'x' });
    expect(isBegun()).toBe(true);
    drafts.change('1', { note: '' });
    expect(isBegun()).toBe(false);
  });
});
