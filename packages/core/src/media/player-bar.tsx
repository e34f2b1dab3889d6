import { type ReactElement, useRef } from 'react';
import { useMessages } from '../i18n/i18n-context.tsx';
import { useFormat } from '../i18n/i18n-value.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { IconButton } from '../ui/icon-button/icon-button.tsx';
import button from '../ui/icon-button/icon-button.module.css';
import { useTooltip } from '../ui/tooltip/use-tooltip.tsx';
import { mediaMessages } from './messages/media-messages.ts';
import { type PlaybackRate, playbackRates } from './playback.ts';
import type { PlaybackStore } from './playback-store.ts';
import css from './player-bar.module.css';
import { Scrubber } from './scrubber.tsx';
import type { FullScreen } from './use-full-screen.ts';
import { usePlayback } from './use-playback.ts';

export interface PlayerBarProps {
  readonly store: PlaybackStore | null;
  /** Position of the event in seconds. */
  readonly eventAt: number | null;
  readonly download: { readonly url: string; readonly name: string } | null;
  readonly fullScreen: FullScreen;
}

/** The controls of a player. They are below the video, so that they cover no evidence. */
export function PlayerBar({ store, eventAt, download, fullScreen }: PlayerBarProps): ReactElement {
  const t = useMessages(mediaMessages);
  const playing = usePlayback(store, (playback) => playback.playing);
  const muted = usePlayback(store, (playback) => playback.muted);
  const canPlay = usePlayback(store, ({ phase }) => phase !== 'failed');
  const hasFrame = usePlayback(store, ({ phase }) => phase === 'ready' || phase === 'stalled');
  return (
    <div className={css.bar}>
      <Scrubber store={store} eventAt={eventAt} />
      <div className={css.buttons}>
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={t(playing ? 'pause' : 'play')}
          disabled={!canPlay}
          onClick={() => store?.toggle()}
        />
        <IconButton
          icon="frameBack"
          label={t('frameBack')}
          disabled={!hasFrame}
          onClick={() => store?.stepFrames(-1)}
        />
        <IconButton
          icon="frameForward"
          label={t('frameForward')}
          disabled={!hasFrame}
          onClick={() => store?.stepFrames(1)}
        />
        <IconButton
          icon={muted ? 'speakerOff' : 'speaker'}
          label={t(muted ? 'unmute' : 'mute')}
          onClick={() => store?.toggleMuted()}
        />
        <span className={css.gap} />
        <Speed store={store} />
        {download !== null && <Download {...download} />}
        <IconButton
          icon={fullScreen.active ? 'fullScreenEnd' : 'fullScreen'}
          label={t(fullScreen.active ? 'fullScreenEnd' : 'fullScreen')}
          onClick={fullScreen.toggle}
        />
      </div>
    </div>
  );
}

/** A native select, because a custom menu would be behind the player in full screen. */
function Speed({ store }: { readonly store: PlaybackStore | null }): ReactElement {
  const t = useMessages(mediaMessages);
  const format = useFormat();
  const rate = usePlayback(store, (playback) => playback.rate);
  return (
    <select
      className={classNames(button.iconButton, css.speed)}
      aria-label={t('speed')}
      value={rate}
      onChange={(event) => store?.setRate(Number(event.currentTarget.value) as PlaybackRate)}
    >
      {playbackRates.map((one) => (
        <option key={one} value={one} className={css.option}>
          {t('rate', { rate: format.number(one) })}
        </option>
      ))}
    </select>
  );
}

function Download({ url, name }: { readonly url: string; readonly name: string }): ReactElement {
  const t = useMessages(mediaMessages);
  const linkRef = useRef<HTMLAnchorElement>(null);
  const label = t('download', { name });
  const { tooltip } = useTooltip(linkRef, { text: label, textIsName: true });
  return (
    <>
      {/* Browsers ignore `download` for other origins and may navigate, hence the new tab. */}
      <a
        ref={linkRef}
        className={button.iconButton}
        href={url}
        download={name}
        target="_blank"
        rel="noreferrer"
        aria-label={label}
      >
        <Icon name="download" />
      </a>
      {tooltip}
    </>
  );
}
