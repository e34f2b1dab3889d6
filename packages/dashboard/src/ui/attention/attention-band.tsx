import { useClock, useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { useHeld } from '@pantau/core/ui/still';
import { type ReactElement, useCallback, useRef } from 'react';
import type { Attention, DashboardSource } from '../../engine/source/dashboard-source.ts';
import { type Tile, useTile } from '../../hooks/use-tile.ts';
import { useText } from '../shared/use-text.ts';
import { TileFrame } from '../tile/tile-frame.tsx';
import css from './attention-band.module.css';
import { AttentionFoot } from './attention-foot.tsx';
import { AttentionRow } from './attention-row.tsx';

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
      <Rows tile={tile} onOpenAlert={onOpenAlert} />
    </TileFrame>
  );
}

interface RowsProps extends Pick<AttentionBandProps, 'onOpenAlert'> {
  readonly tile: Tile<Attention>;
}

/** The rows; they stay in place while the user points at them or has the focus there (DB-6). */
function Rows({ tile, onOpenAlert }: RowsProps): ReactElement {
  const t = useText();
  const { number } = useFormat();
  const listRef = useRef<HTMLDivElement>(null);
  const current = tile.data;
  const held = useHeld(listRef, current);
  // That nothing needs attention is never held: it would be wrong.
  const isEmpty = current?.alerts.length === 0;
  const shown = held !== null && held.alerts.length > 0 && !isEmpty ? held : current;
  const offset = (current?.serverTime ?? 0) - (tile.loadedOn ?? 0);
  return (
    <div ref={listRef} className={css.room}>
      {isEmpty ? (
        <EmptyState
          art="done"
          title={t('nothingOpenTitle')}
          text={t('nothingOpenText', { hours: number(WINDOW_HOURS) })}
        />
      ) : (
        <ul className={css.list}>
          {shown?.alerts.map((alert) => (
            <AttentionRow key={alert.id} alert={alert} offset={offset} onOpen={onOpenAlert} />
          ))}
        </ul>
      )}
    </div>
  );
}

function LoadingRows(): ReactElement {
  return (
    <div className={css.room}>
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
