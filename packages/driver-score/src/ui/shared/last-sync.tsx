import { useFormat } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import css from './last-sync.module.css';
import { useText } from './use-text.ts';

export interface LastSyncProps {
  /** epoch ms; `null` without data, `undefined` while it loads. */
  readonly at: number | null | undefined;
}

/** When the newest data that counts was stored (DS-8). While that loads it takes its room, so that nothing moves (DS-71). */
export function LastSync({ at }: LastSyncProps): ReactElement {
  const t = useText();
  const { dateTime } = useFormat();
  return (
    <span className={css.sync} data-loading={at === undefined}>
      <Icon name="clock" size={14} />
      {at === null ? t('neverSynced') : t('lastSync', { time: dateTime(at ?? 0) })}
    </span>
  );
}
