import { Button } from '@pantau/core/ui/button';
import type { ReactElement } from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { usePanelFocus } from '../shared/panel-focus.ts';
import { useText } from '../shared/use-text.ts';
import css from './window-note.module.css';

export interface WindowNoteProps {
  /** Leaves out the text, where the host has no room for it. */
  readonly short?: boolean | undefined;
}

export function WindowNote({ short = false }: WindowNoteProps): ReactElement {
  const t = useText();
  const focus = usePanelFocus();
  const { ownWindow, actions } = useAlertCenter();
  return (
    <div role="group" aria-label={t('inOwnWindow')} className={css.note}>
      {!short && <span className={css.text}>{t('inOwnWindow')}</span>}
      {!short && (
        <Button size="dense" variant="accent" className={css.show} onClick={actions.panel.open}>
          {t('showWindow')}
        </Button>
      )}
      <Button
        size="dense"
        variant="accent"
        onClick={() => {
          focus.expect('panel');
          ownWindow.close();
        }}
      >
        {t('bringBack')}
      </Button>
    </div>
  );
}
