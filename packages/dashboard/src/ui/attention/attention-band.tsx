import { useClock, useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { type ReactElement, useCallback } from 'react';
import type { DashboardSource } from '../../engine/source/dashboard-source.ts';
import { useTile } from '../../hooks/use-tile.ts';
import { useText } from '../shared/use-text.ts';
import { TileFrame } from '../tile/tile-frame.tsx';
import css from './attention-band.module.css';
import { AttentionFoot } from './attention-foot.tsx';
import { AttentionRows } from './attention-rows.tsx';

/** The same time window as that of the alert centre's lists and counts. */
const WINDOW_HOURS = 48;
const HOUR_MS = 3_600_000;
/** In up to three columns of four. */
const ROWS = 12;

export interface AttentionBandProps {
  /** Opens the preview of an alert. */
  readonly onOpenAlert?: ((id: string) => void) | undefined;
  /** Opens the list of all alerts. */
  readonly onOpenAlerts?: (() => void) | undefined;
  /** The live connection is lost, so that new alerts arrive late (DB-5). */
  readonly isLiveLost?: boolean | undefined;
}

/** What needs attention: the oldest unresolved alerts, and how many there are (DB-10). */
export function AttentionBand(props: AttentionBandProps): ReactElement {
  const { onOpenAlert, onOpenAlerts, isLiveLost = false } = props;
  const t = useText();
  const { number } = useFormat();
  const clock = useClock();
  const load = useCallback(
    (source: DashboardSource, signal: AbortSignal) =>
      source.attention({ limit: ROWS, since: clock.now() - WINDOW_HOURS * HOUR_MS }, signal),
    [clock],
  );
  const tile = useTile('attention', load);
  return (
    <TileFrame
      name="attention"
      title={t('attention')}
      note={t('lastHours', { hours: number(WINDOW_HOURS) })}
      tile={tile}
      skeleton={<LoadingRows />}
      actions={
        onOpenAlerts !== undefined && (
          <Button variant="accent" size="dense" trailingIcon="arrowRight" onClick={onOpenAlerts}>
            {t('openAlerts')}
          </Button>
        )
      }
      footer={<AttentionFoot tile={tile} isLiveLost={isLiveLost} />}
    >
      <AttentionRows tile={tile} hours={WINDOW_HOURS} onOpenAlert={onOpenAlert} />
    </TileFrame>
  );
}

function LoadingRows(): ReactElement {
  return (
    <div className={css.rows}>
      <div className={css.list}>
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={index} className={css.loading}>
            <Skeleton shape="glyph" />
            <span className={css.lines}>
              <Skeleton width={`${44 + ((index * 7) % 20)}%`} />
              <Skeleton width="74%" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
