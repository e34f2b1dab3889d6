import type { ReactElement } from 'react';
import { useMessages } from '../i18n/i18n-context.tsx';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { mediaMessages } from './messages/media-messages.ts';
import { PLAYER_TIMEOUT_MS, type Playback } from './playback.ts';
import type { PlaybackStore } from './playback-store.ts';
import css from './player-notice.module.css';
import { usePlayback } from './use-playback.ts';

const seconds = PLAYER_TIMEOUT_MS / 1_000;

type Trouble = NonNullable<Playback['failure']> | 'stalled';

const troubleOf = ({ phase, failure }: Playback): Trouble | null => {
  if (phase === 'stalled') return 'stalled';
  return phase === 'failed' ? (failure ?? 'unplayable') : null;
};

/** Overlay of the video: a spinner while it waits for data, or what failed with a way to try again. */
export function PlayerNotice({ store }: { readonly store: PlaybackStore | null }): ReactElement {
  const t = useMessages(mediaMessages);
  const isWaiting = usePlayback(store, ({ waitingSince }) => waitingSince !== null);
  const isLoading = usePlayback(store, ({ phase }) => phase === 'loading');
  const trouble = usePlayback(store, troubleOf);
  return (
    <div className={css.overlay} data-shown={trouble ?? undefined} role="status">
      {trouble === null && isWaiting && (
        <p className={css.waiting} data-first={isLoading || undefined}>
          <Icon name="spinner" size={20} />
          {t('waiting')}
        </p>
      )}
      {trouble !== null && (
        <div className={css.notice}>
          <Icon name={trouble === 'stalled' ? 'pause' : 'videoOff'} size={24} />
          <p className={css.title}>{t(trouble, { seconds })}</p>
          <p className={css.hint}>{t(`${trouble}Hint`, { seconds })}</p>
          <Button icon="retry" onClick={() => store?.retry()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
