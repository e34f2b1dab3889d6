import { Button } from '@pantau/core/ui/button';
import type { ReactElement } from 'react';
import css from './bulk-progress.module.css';
import { ProgressTrack } from './progress-track.tsx';
import { useRunTexts } from './use-run-texts.ts';

export interface BulkProgressProps {
  /** What is happening. */
  readonly text: string;
  readonly settled: number;
  /** 0 while it is not known. */
  readonly total: number;
  readonly stopping: boolean;
  /** `undefined` when nothing is left that could be stopped. */
  readonly onStop: (() => void) | undefined;
}

/** The progress of a bulk run. */
export function BulkProgress(props: BulkProgressProps): ReactElement {
  const { text, settled, total, stopping, onStop } = props;
  const { t } = useRunTexts();
  return (
    <div className={css.progress}>
      <div className={css.state}>
        <span className={css.text}>{stopping ? t('stopping') : text}</span>
        <ProgressTrack label={text} settled={settled} total={total} />
      </div>
      {onStop !== undefined && (
        <Button size="dense" loading={stopping} onClick={onStop}>
          {t('stop')}
        </Button>
      )}
    </div>
  );
}
