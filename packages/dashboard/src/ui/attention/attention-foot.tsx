import { useFormat } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import type { Attention } from '../../engine/source/dashboard-source.ts';
import type { Tile } from '../../hooks/use-tile.ts';
import { useText } from '../shared/use-text.ts';
import css from './attention-foot.module.css';
import { freshnessKey } from './freshness.ts';

interface AttentionFootProps {
  readonly tile: Tile<Attention>;
  readonly isLiveLost: boolean;
}

/** How many alerts are unresolved by urgency, and how current that is (DB-5). */
export function AttentionFoot({ tile, isLiveLost }: AttentionFootProps): ReactElement {
  const t = useText();
  const { number, timeWithSeconds } = useFormat();
  const { data, loadedOn } = tile;
  const text = (count: number | undefined): string => (count === undefined ? '–' : number(count));
  const urgent = data?.totals.urgent;
  const important = data?.totals.important;
  const key = freshnessKey(isLiveLost, loadedOn);
  const time = loadedOn === null ? '' : timeWithSeconds(loadedOn);
  return (
    <footer className={css.foot}>
      {urgent !== null && (
        <span className={css.total} data-tone={(urgent ?? 0) > 0 ? 'urgent' : undefined}>
          <Icon name="octagonAlert" />
          {t('urgentTotal', { formatted: text(urgent) })}
        </span>
      )}
      <span className={css.total} data-tone={(important ?? 0) > 0 ? 'important' : undefined}>
        <Icon name="warning" />
        {t('importantTotal', { formatted: text(important) })}
      </span>
      <span className={css.freshness} data-lost={isLiveLost || undefined}>
        {key !== null && (
          <>
            <Icon name={isLiveLost ? 'waveOff' : 'clock'} size={14} />
            <span className={css.text}>{t(key, { time })}</span>
            <span className={css.time} aria-hidden>
              {time}
            </span>
          </>
        )}
      </span>
    </footer>
  );
}
