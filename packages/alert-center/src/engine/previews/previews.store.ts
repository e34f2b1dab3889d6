import { createLazy } from '@pantau/core/lazy';
import { type PreviewsOptions, type PreviewsState, noPreviews } from './previews-view.ts';
import { createKeptPreviews } from './stored-previews.ts';

type PreviewsModule = typeof import('./previews-runner.ts');

/** The code of previews; it loads with the first preview. */
export const previewsModule = createLazy(
  (): Promise<PreviewsModule> => import('./previews-runner.ts'),
);

type Work = ReturnType<PreviewsModule['createPreviewsWork']>;

/** Open previews of one mount. What is asked of them before the work is loaded is done in its order then. */
export function createPreviewsState(options: PreviewsOptions): PreviewsState {
  const { storage, storageNamespace, view, onError } = options;
  const kept = createKeptPreviews(storage, storageNamespace, onError);
  let work: Work | undefined;
  let isStarted = false;
  let waiting: ((work: Work) => void)[] = [];

  const begin = ({ createPreviewsWork }: PreviewsModule): void => {
    if (work === undefined) {
      work = createPreviewsWork({ ...options, kept });
      if (isStarted) work.start();
    }
    const acts = waiting;
    waiting = [];
    for (const act of acts) act(work);
  };
  const giveUp = (): void => {
    waiting = [];
    work?.closeAll();
    view.set(noPreviews);
  };
  const run = (act: (work: Work) => void): void => {
    if (!view.get().isWanted) view.set({ ...view.get(), isWanted: true });
    waiting.push(act);
    const loaded = previewsModule.get();
    if (loaded !== undefined) begin(loaded);
    else if (waiting.length === 1) {
      previewsModule.load().then(begin, (error: unknown) => {
        onError(error);
        giveUp();
      });
    }
  };

  return {
    open: (id) => run((own) => own.open(id)),
    arrived(alert) {
      if (options.settings.get().showsPreviews) run((own) => own.arrived(alert));
    },
    close: (id) => run((own) => own.close(id)),
    closeAll: () => run((own) => own.closeAll()),
    closeTop: () => run((own) => own.closeTop()),
    raise: (id) => run((own) => own.raise(id)),
    move: (id, to) => run((own) => own.move(id, to)),
    step: (id, by) => work?.step(id, by) ?? 'loading',
    retry: () => run((own) => own.retry()),
    changeDraft: (id, change) => run((own) => own.changeDraft(id, change)),
    giveUp,
    start() {
      isStarted = true;
      if (work !== undefined) work.start();
      else if (kept.get().previews.length > 0) run(() => undefined);
    },
    stop() {
      isStarted = false;
      work?.stop();
    },
  };
}
