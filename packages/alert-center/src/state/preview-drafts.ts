import { type Atom, atom } from 'jotai';
import type { AlertId } from '../domain/alert.ts';
import { type FalseReason, isReasonBegun } from '../domain/false-reason.ts';
import type { AlertCenterStore } from './alert-center-store.ts';

/** What the user has begun in a preview and not yet sent. */
export interface PreviewDraft {
  readonly note: string;
  /** Null: he does not ask to mark it false. */
  readonly falseReason: FalseReason | null;
}

const nothing: PreviewDraft = { note: '', falseReason: null };

/** Drafts of one alert centre's previews: they outlive a step to another alert and back. */
export interface PreviewDrafts {
  /** A new atom at each call: keep it as long as it is read. */
  of(id: AlertId): Atom<PreviewDraft>;
  change(id: AlertId, change: Partial<PreviewDraft>): void;
  /** The preview was closed: what was begun in it is given up. */
  drop(id: AlertId): void;
  /** There is something that would be lost. */
  readonly isBegun: Atom<boolean>;
}

const all = new WeakMap<AlertCenterStore, PreviewDrafts>();

const isEmpty = ({ note, falseReason }: PreviewDraft): boolean =>
  note === '' && falseReason === null;

function createPreviewDrafts({ jotai }: AlertCenterStore): PreviewDrafts {
  const drafts = atom<ReadonlyMap<AlertId, PreviewDraft>>(new Map<AlertId, PreviewDraft>());
  const put = (id: AlertId, draft: PreviewDraft): void => {
    const next = new Map(jotai.get(drafts));
    if (isEmpty(draft)) next.delete(id);
    else next.set(id, draft);
    jotai.set(drafts, next);
  };
  return {
    of: (id) => atom((get) => get(drafts).get(id) ?? nothing),
    change(id, change) {
      put(id, { ...(jotai.get(drafts).get(id) ?? nothing), ...change });
    },
    drop: (id) => put(id, nothing),
    isBegun: atom((get) =>
      [...get(drafts).values()].some(
        ({ note, falseReason }) =>
          note !== '' || (falseReason !== null && isReasonBegun(falseReason)),
      ),
    ),
  };
}

/** The drafts of an alert centre. */
export function previewDraftsOf(store: AlertCenterStore): PreviewDrafts {
  let drafts = all.get(store);
  if (drafts === undefined) {
    drafts = createPreviewDrafts(store);
    all.set(store, drafts);
  }
  return drafts;
}
