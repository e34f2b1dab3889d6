import type { AlertId } from '../alert/alert.ts';
import { type FalseReason, isReasonBegun } from '../alert/false-reason.ts';

/** What the user has entered in a preview and not yet sent. */
export interface PreviewDraft {
  readonly note: string;
  /** `null` while the user is not marking the alert as false. */
  readonly falseReason: FalseReason | null;
}

export type PreviewDrafts = ReadonlyMap<AlertId, PreviewDraft>;

const emptyDraft: PreviewDraft = { note: '', falseReason: null };

export const draftOf = (drafts: PreviewDrafts, id: AlertId): PreviewDraft =>
  drafts.get(id) ?? emptyDraft;

/** Whether a reload of the page would lose something the user has typed. */
export const hasDraft = (drafts: PreviewDrafts): boolean =>
  [...drafts.values()].some(
    ({ note, falseReason }) => note !== '' || (falseReason !== null && isReasonBegun(falseReason)),
  );
