import type { Clock } from '@pantau/core';
import {
  type FalseReason,
  type PresetReason,
  presetReasons,
  reasonText,
} from '../alert/false-reason.ts';
import { TIME_WINDOW_MS } from '../alert/limits.ts';
import type { ListObservable } from '../list/selectors.ts';
import { serverNow } from '../list/server-clock.ts';
import type { Slot } from '../state/state.ts';
import { joinTexts } from './keep-text.ts';
import type { KeptText, KeptTexts } from './kept-texts.ts';
import type { PreviewDraftActions } from './create-preview-drafts.ts';
import { type PreviewDraft, type PreviewDrafts, draftOf } from './preview-drafts.ts';

export interface RestoreTextsOptions {
  readonly texts: KeptTexts;
  readonly drafts: Slot<PreviewDrafts>;
  readonly change: PreviewDraftActions['change'];
  readonly store: ListObservable;
  readonly clock: Clock;
}

const keyOf = ({ alertId, type, keptOn }: KeptText): string => `${type} ${alertId} ${keptOn}`;

function restoredReason(before: FalseReason | null, text: string): FalseReason {
  const other = before?.other ?? '';
  const preset = (Object.keys(presetReasons) as PresetReason[]).find(
    (name) => presetReasons[name] === text,
  );
  if (preset !== undefined) return { choice: before?.choice ?? preset, other };
  return { choice: 'other', other: other === '' ? text : joinTexts(text, other) };
}

const restored = (draft: PreviewDraft, { type, text }: KeptText): Partial<PreviewDraft> =>
  type === 'note'
    ? { note: draft.note === '' ? text : joinTexts(text, draft.note) }
    : { falseReason: restoredReason(draft.falseReason, text) };

const writtenIn = ({ note, falseReason }: PreviewDraft, type: KeptText['type']): string => {
  if (type === 'note') return note;
  return falseReason === null ? '' : reasonText(falseReason);
};

/**
 * Puts texts that were never saved back into the drafts of their alerts, where they follow what the user
 * writes until it is sent or discarded (AC-375). `start` returns a function that ends it.
 */
export function createTextRestore(options: RestoreTextsOptions): { start(): () => void } {
  const { texts, drafts, change, store, clock } = options;
  const now = (): number => serverNow({ ...store.get().list, now: clock.now() });
  /** What this tab has put into a draft. */
  const inDraft = new Map<string, KeptText>();
  const draftFor = ({ alertId }: KeptText): PreviewDraft => draftOf(drafts.get(), alertId);

  const restore = (): void => {
    const kept = texts.get();
    const left = new Set(kept.map(keyOf));
    for (const [key, text] of [...inDraft]) {
      if (left.has(key)) continue;
      inDraft.delete(key);
      // Sent or discarded in another tab.
      const isUnchanged = writtenIn(draftFor(text), text.type) === text.text;
      if (!isUnchanged) continue;
      change(text.alertId, text.type === 'note' ? { note: '' } : { falseReason: null });
    }
    for (const text of kept) {
      const isRecent = Math.abs(now() - text.keptOn) < TIME_WINDOW_MS;
      if (inDraft.has(keyOf(text)) || !isRecent) continue;
      inDraft.set(keyOf(text), text);
      change(text.alertId, restored(draftFor(text), text));
    }
  };

  const follow = (): void => {
    const before = texts.get();
    const next = before.flatMap((kept) => {
      if (!inDraft.has(keyOf(kept))) return [kept];
      const text = writtenIn(draftFor(kept), kept.type);
      if (text === '') return [];
      return [text === kept.text ? kept : { ...kept, text }];
    });
    for (const kept of next) if (inDraft.has(keyOf(kept))) inDraft.set(keyOf(kept), kept);
    const gone = before.filter((kept) => !next.some((one) => keyOf(one) === keyOf(kept)));
    for (const kept of gone) inDraft.delete(keyOf(kept));
    if (next.some((kept, index) => kept !== before[index]) || gone.length > 0) texts.set(next);
  };

  return {
    start() {
      const ends = [texts.subscribe(restore), drafts.subscribe((all) => all, follow)];
      restore();
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
