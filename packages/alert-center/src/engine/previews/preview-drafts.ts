import { type Atom, atom } from 'jotai';
import type { AlertId } from '../alert/alert.ts';
import { type FalseReason, isReasonBegun } from '../alert/false-reason.ts';
import { closedPreviews } from './closed-previews.ts';
import type { AlertCenterStore } from '../store.ts';

/** What the user has begun in a preview and not yet sent. */
export interface PreviewDraft {
  readonly note: string;
  /** Null: he does not ask to mark it false. */
  readonly falseReason: FalseReason | null;
}

const nothing: PreviewDraft = { note: '', falseReason: null };

/** Drafts that are kept of closed previews; the oldest go first. */
const DRAFTS_MOST = 50;

/** What the user has written outlives its preview, which may have been closed by mistake; a choice does not. */
function written({ note, falseReason }: PreviewDraft): PreviewDraft {
  const hasWords = falseReason?.choice === 'other' && falseReason.other.trim() !== '';
  return { note, falseReason: hasWords ? falseReason : null };
}

/**
 * Drafts of one alert centre's previews, until they are sent. They outlive a step to another alert; of a
 * preview that is closed, what was written is there when the alert is opened again.
 */
export interface PreviewDrafts {
  /** A new atom at each call: keep it as long as it is read. */
  of(id: AlertId): Atom<PreviewDraft>;
  change(id: AlertId, change: Partial<PreviewDraft>): void;
  /** There is something that would be lost. */
  readonly isBegun: Atom<boolean>;
}

type Held = Pick<AlertCenterStore, 'jotai'> & {
  readonly previews: Pick<AlertCenterStore['previews'], 'atom'>;
};

const all = new WeakMap<Held, PreviewDrafts>();

const isEmpty = ({ note, falseReason }: PreviewDraft): boolean =>
  note === '' && falseReason === null;

function createPreviewDrafts({ jotai, previews }: Held): PreviewDrafts {
  const drafts = atom<ReadonlyMap<AlertId, PreviewDraft>>(new Map<AlertId, PreviewDraft>());
  const put = (id: AlertId, draft: PreviewDraft): void => {
    const next = new Map(jotai.get(drafts));
    next.delete(id);
    if (!isEmpty(draft)) next.set(id, draft);
    const [oldest] = next.keys();
    if (next.size > DRAFTS_MOST && oldest !== undefined) next.delete(oldest);
    jotai.set(drafts, next);
  };
  let before = jotai.get(previews.atom);
  jotai.sub(previews.atom, () => {
    const after = jotai.get(previews.atom);
    const closed = closedPreviews(before, after);
    before = after;
    const held = jotai.get(drafts);
    for (const id of closed === 'all' ? [...held.keys()] : closed) {
      put(id, written(held.get(id) ?? nothing));
    }
  });
  return {
    of: (id) => atom((get) => get(drafts).get(id) ?? nothing),
    change(id, change) {
      put(id, { ...(jotai.get(drafts).get(id) ?? nothing), ...change });
    },
    isBegun: atom((get) =>
      [...get(drafts).values()].some(
        ({ note, falseReason }) =>
          note !== '' || (falseReason !== null && isReasonBegun(falseReason)),
      ),
    ),
  };
}

/** The drafts of an alert centre. */
export function previewDraftsOf(store: Held): PreviewDrafts {
  let drafts = all.get(store);
  if (drafts === undefined) {
    drafts = createPreviewDrafts(store);
    all.set(store, drafts);
  }
  return drafts;
}
