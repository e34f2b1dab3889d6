import { useFormat } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import { useText } from '../shared/use-text.ts';
import css from './changes-button.module.css';
import { SHOW_KEY } from './use-row-keys.ts';

export interface ChangesButtonProps {
  readonly count: number;
  onShow(): void;
}

/** Says how many changes wait while the rows are in use, and shows them (AC-439). */
export function ChangesButton({ count, onShow }: ChangesButtonProps): ReactElement {
  const t = useText();
  const { number } = useFormat();
  const values = { count, formatted: number(count) };
  return (
    <button
      type="button"
      className={css.changes}
      aria-label={t('showChanges', values)}
      aria-keyshortcuts={SHOW_KEY}
      onClick={onShow}
    >
      <Icon name="retry" size={14} />
      <span className={css.text}>{t('changes', values)}</span>
      <kbd className={css.key}>{SHOW_KEY}</kbd>
    </button>
  );
}
