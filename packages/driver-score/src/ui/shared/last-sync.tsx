import { useFormat } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import css from './last-sync.module.css';
import { useText } from './use-text.ts';

/** When the newest data that counts was stored (DS-8). @param at epoch ms; `null` without data */
export function LastSync({ at }: { readonly at: number | null }): ReactElement {
  const t = useText();
  const { dateTime } = useFormat();
  return (
    <span className={css.sync}>
      <Icon name="clock" size={14} />
      {at === null ? t('neverSynced') : t('lastSync', { time: dateTime(at) })}
    </span>
  );
}
