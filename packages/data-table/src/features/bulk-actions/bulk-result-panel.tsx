import { Button } from '@pantau/core/ui/button';
import { IconButton } from '@pantau/core/ui/icon-button';
import { type KeyboardEvent, type ReactElement, type Ref, useId } from 'react';
import type { BulkRun } from '../bulk-run/bulk-run.ts';
import type { BulkTexts } from '../bulk-run/bulk-work.ts';
import { countRun, notDoneGroups } from '../bulk-run/count-run.ts';
import { OutcomeList, ResultLine } from './outcome-list.tsx';
import css from './bulk-result-panel.module.css';
import { useBulkDownload } from './use-bulk-download.ts';
import { type RunTexts, useRunTexts } from './use-run-texts.ts';

export interface BulkResultPanelProps {
  /** A run that has ended. */
  readonly run: BulkRun;
  readonly texts?: BulkTexts | undefined;
  /** Tries again what may be retried; without it there is no such button. */
  readonly onRetry?: (() => void) | undefined;
  readonly onDismiss: () => void;
  /** For focus after a run. */
  readonly panelRef?: Ref<HTMLElement> | undefined;
}

/** One sentence about the whole run, also for screen readers. */
export function resultTitle(run: BulkRun, texts: BulkTexts | undefined, { t, number }: RunTexts) {
  const { done, notDone } = countRun(run);
  if (done === 0) return texts?.nothingDone?.() ?? t('nothingDone');
  return t('resultTitle', { done: number(done), notDone: number(notDone) });
}

/** Lists the rows that a bulk run did not do, with the reason of each, and lets the user retry those (DT-374). */
export function BulkResultPanel(props: BulkResultPanelProps): ReactElement {
  const { run, texts, onRetry, onDismiss, panelRef } = props;
  const runTexts = useRunTexts();
  const { t, counted } = runTexts;
  const id = useId();
  const download = useBulkDownload();
  const { total, done, retryable } = countRun(run);
  const groups = notDoneGroups(run);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDismiss();
  };
  return (
    <section
      ref={panelRef}
      tabIndex={-1}
      aria-labelledby={id}
      data-keeps-toasts-away=""
      className={css.panel}
      onKeyDown={onKeyDown}
    >
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {resultTitle(run, texts, runTexts)}
        </h2>
        <IconButton size="dense" icon="close" label={t('dismiss')} onClick={onDismiss} />
      </div>
      <div className={css.split} aria-hidden>
        <span className={css.part} data-tone="done" style={{ flexGrow: done / total }} />
        {groups.map(({ outcome, rows }) => (
          <span
            key={outcome}
            className={css.part}
            data-tone={outcome}
            style={{ flexGrow: rows.length / total }}
          />
        ))}
      </div>
      <div className={css.body} tabIndex={0} role="group" aria-label={t('resultList')}>
        {done > 0 && (
          <ResultLine outcome="done" text={texts?.done?.(done) ?? t('done', counted(done))} />
        )}
        {groups.map((group) => (
          <OutcomeList key={group.outcome} group={group} />
        ))}
      </div>
      <div className={css.foot}>
        <Button size="dense" variant="quiet" icon="download" onClick={() => download(run)}>
          {t('downloadList')}
        </Button>
        {onRetry !== undefined && retryable > 0 && (
          <Button size="dense" icon="retry" onClick={onRetry}>
            {t('retry', { formatted: runTexts.number(retryable) })}
          </Button>
        )}
      </div>
    </section>
  );
}
