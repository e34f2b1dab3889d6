import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import type { ReactElement } from 'react';
import type { BulkProgressProps } from './bulk-progress.tsx';
import css from './bulk-progress-dialog.module.css';
import { ProgressTrack } from './progress-track.tsx';
import { useRunTexts } from './use-run-texts.ts';

/** It stays until the run ends. */
const stayOpen = (): void => undefined;

/** The progress of a bulk run in a dialog that neither Escape nor a press outside closes (DT-379). */
export function BulkProgressDialog(props: BulkProgressProps): ReactElement {
  const { text, settled, total, stopping, onStop } = props;
  const { t } = useRunTexts();
  return (
    <Dialog.Root open onOpenChange={stayOpen}>
      <Dialog.Content role="alertdialog" size="narrow">
        <div className={css.progress}>
          <Dialog.Title>{stopping ? t('stopping') : text}</Dialog.Title>
          <ProgressTrack label={text} settled={settled} total={total} />
          <div className={css.foot}>
            {onStop !== undefined && <Dialog.Description>{t('stopHint')}</Dialog.Description>}
            {onStop !== undefined && (
              <Button loading={stopping} onClick={onStop}>
                {t('stop')}
              </Button>
            )}
          </div>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}
