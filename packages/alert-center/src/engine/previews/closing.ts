import type { AlertId } from '../alert/alert.ts';
import { type Previews, closePreview } from './previews.ts';
import type { PreviewControls, PreviewsOptions } from './previews-view.ts';
import { createSharedCloses } from './shared-closes.ts';

export interface ClosingOptions extends Pick<
  PreviewsOptions,
  'clock' | 'drafts' | 'onError' | 'storage' | 'storageNamespace' | 'view'
> {
  readonly currentUserId: () => string | null;
  readonly show: (next: Previews) => void;
}

export interface Closing extends Pick<PreviewControls, 'close' | 'closeAll' | 'closeTop'> {
  /** Closes a preview that opened by itself and is not used, in this tab only (AC-544). */
  dismiss(id: AlertId): void;
  /** Returns the function that ends it. */
  start(): () => void;
}

/** Closes previews here and in the user's other tabs, where text that has not been sent stays (AC-334). */
export function createClosing(options: ClosingOptions): Closing {
  const { drafts, view, show } = options;
  const open = (): Previews => view.get().previews;
  const shared = createSharedCloses({
    ...options,
    onClosed(ids) {
      const left = open().filter(({ id }) => !ids.includes(id) || drafts.get().has(id));
      if (left.length < open().length) show(left);
    },
  });
  const close = (id: AlertId): void => {
    show(closePreview(open(), id));
    shared.announce([id]);
  };
  return {
    close,
    closeAll() {
      const ids = open().map(({ id }) => id);
      show([]);
      shared.announce(ids);
    },
    closeTop() {
      const top = open().at(-1);
      if (top !== undefined) close(top.id);
    },
    dismiss(id) {
      const preview = open().find((one) => one.id === id);
      if (preview?.automatic === true) show(closePreview(open(), id));
    },
    start: shared.start,
  };
}
