import { useFormat } from '@pantau/core';
import { ErrorState } from '@pantau/core/ui/error-state';
import { Icon } from '@pantau/core/ui/icon';
import { IconButton } from '@pantau/core/ui/icon-button';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type ReactElement, type ReactNode, useId } from 'react';
import type { Tile } from '../../hooks/use-tile.ts';
import { useText } from '../shared/use-text.ts';
import css from './tile-frame.module.css';

export interface TileFrameProps {
  readonly title: string;
  /** Small text beside the title. */
  readonly note?: string | undefined;
  readonly tile: Pick<
    Tile<unknown>,
    'status' | 'isStale' | 'isLoading' | 'loadedOn' | 'error' | 'refresh'
  >;
  /** At the end of the header. */
  readonly actions?: ReactNode;
  /** Placeholder in the size of the content (DB-7). */
  readonly skeleton: ReactNode;
  readonly footer?: ReactNode;
  /** For end-to-end tests and hosts. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A tile with its states: loading, loaded, stale and failed. Its size is the same in all of them. A tile that the
 * server refuses is not shown (DB-2).
 */
export function TileFrame(props: TileFrameProps): ReactElement | null {
  const { title, note, tile, actions, skeleton, footer, name, children } = props;
  const t = useText();
  const id = useId();
  if (tile.status === 'forbidden') return null;
  const isLoading = tile.status === 'loading';
  return (
    <section
      className={css.tile}
      aria-labelledby={id}
      aria-busy={isLoading || undefined}
      data-tile={name}
      data-status={tile.status}
    >
      <header className={css.head}>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        {note !== undefined && !tile.isStale && <span className={css.note}>{note}</span>}
        <span className={css.end}>
          {tile.isStale && <Stale title={title} tile={tile} />}
          {actions}
        </span>
      </header>
      <div className={css.body}>
        {isLoading && (
          <>
            <VisuallyHidden>{t('loading', { name: title })}</VisuallyHidden>
            {skeleton}
          </>
        )}
        {tile.status === 'failed' && <Failed tile={tile} />}
        {tile.status === 'ready' && children}
      </div>
      {footer}
    </section>
  );
}

/** The data is older than it should be: since when, and a button that tries again (DB-4). */
function Stale({ title, tile }: Pick<TileFrameProps, 'title' | 'tile'>): ReactElement {
  const t = useText();
  const { time } = useFormat();
  return (
    <>
      <span className={css.stale} role="status">
        <Icon name="waveOff" size={14} />
        <VisuallyHidden>{`${t('refreshFailed')} `}</VisuallyHidden>
        {t('asOf', { time: time(tile.loadedOn ?? 0) })}
      </span>
      <IconButton
        icon="retry"
        size="dense"
        label={t('refresh', { name: title })}
        loading={tile.isLoading}
        onClick={tile.refresh}
      />
    </>
  );
}

function Failed({ tile }: Pick<TileFrameProps, 'tile'>): ReactElement {
  const t = useText();
  const isOffline = tile.error?.kind === 'offline' || tile.error?.kind === 'timeout';
  return (
    <ErrorState
      art={isOffline ? 'offline' : 'broken'}
      title={t(isOffline ? 'unreachable' : 'loadFailed')}
      text={t('retriedText')}
      retrying={tile.isLoading}
      onRetry={tile.refresh}
    />
  );
}
