import { useFormat } from '@pantau/core';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { useHeld } from '@pantau/core/ui/still';
import { type ReactElement, useRef } from 'react';
import type { Attention } from '../../engine/source/dashboard-source.ts';
import type { Tile } from '../../hooks/use-tile.ts';
import { useText } from '../shared/use-text.ts';
import css from './attention-band.module.css';
import { AttentionRow } from './attention-row.tsx';
import { ChangesButton } from './changes-button.tsx';
import { countChanges } from './count-changes.ts';
import { useRowKeys } from './use-row-keys.ts';

export interface AttentionRowsProps {
  readonly tile: Tile<Attention>;
  /** Length of the time window, in hours. */
  readonly hours: number;
  readonly onOpenAlert: ((id: string) => void) | undefined;
}

/**
 * The rows; they stay in place while the user points at them or has the focus there (DB-6), with the number of changes
 * that wait for that (AC-439).
 */
export function AttentionRows({ tile, hours, onOpenAlert }: AttentionRowsProps): ReactElement {
  const t = useText();
  const { number } = useFormat();
  const roomRef = useRef<HTMLDivElement>(null);
  const current = tile.data;
  const { shown: held, update } = useHeld(roomRef, current);
  // That nothing needs attention is never held: it would be wrong.
  const isEmpty = current?.alerts.length === 0;
  const shown = held !== null && held.alerts.length > 0 && !isEmpty ? held : current;
  const changes = countChanges(shown?.alerts ?? [], current?.alerts ?? []);
  const showChanges = useRowKeys(roomRef, shown, changes === 0 ? null : update);
  const offset = (current?.serverTime ?? 0) - (tile.loadedOn ?? 0);
  return (
    <div ref={roomRef} className={css.room}>
      {changes > 0 && <ChangesButton count={changes} onShow={showChanges} />}
      <div className={css.rows}>
        {isEmpty ? (
          <EmptyState
            art="done"
            title={t('nothingOpenTitle')}
            text={t('nothingOpenText', { hours: number(hours) })}
          />
        ) : (
          <ul className={css.list}>
            {shown?.alerts.map((alert) => (
              <AttentionRow key={alert.id} alert={alert} offset={offset} onOpen={onOpenAlert} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
