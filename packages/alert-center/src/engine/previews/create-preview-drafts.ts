import type { AlertId } from '../alert/alert.ts';
import type { Observable, Slot } from '../state/state.ts';
import { type OpenPreviews, closedPreviews } from './closed-previews.ts';
import { type PreviewDraft, type PreviewDrafts, draftOf } from './preview-drafts.ts';

/** Maximum number of drafts; the oldest are dropped first. */
const DRAFTS_MAX = 50;

/**
 * The part that closing a preview keeps: text is kept, since a preview may be closed by mistake; a choice
 * is not.
 */
function writtenPart({ note, falseReason }: PreviewDraft): PreviewDraft {
  const hasText = falseReason?.choice === 'other' && falseReason.other.trim() !== '';
  return { note, falseReason: hasText ? falseReason : null };
}

export interface PreviewDraftActions {
  change(id: AlertId, change: Partial<PreviewDraft>): void;
}

/**
 * Drafts of one store, kept until they are sent. Stepping to another alert keeps the whole draft; closing a
 * preview keeps only its text.
 */
export function createPreviewDrafts(
  slot: Slot<PreviewDrafts>,
  previews: Observable<OpenPreviews>,
): PreviewDraftActions {
  const put = (id: AlertId, { note, falseReason }: PreviewDraft): void => {
    const next = new Map(slot.get());
    next.delete(id);
    if (note !== '' || falseReason !== null) next.set(id, { note, falseReason });
    const [oldest] = next.keys();
    if (next.size > DRAFTS_MAX && oldest !== undefined) next.delete(oldest);
    slot.set(next);
  };
  let before = previews.get();
  previews.subscribe(
    (view) => view,
    (after) => {
      const closed = closedPreviews(before, after);
      before = after;
      const drafts = slot.get();
      for (const id of closed === 'all' ? [...drafts.keys()] : closed) {
        put(id, writtenPart(draftOf(drafts, id)));
      }
    },
  );
  return {
    change: (id, change) => put(id, { ...draftOf(slot.get(), id), ...change }),
  };
}
