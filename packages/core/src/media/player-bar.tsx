import { type ReactElement, useRef } from 'react';
import { useFormat, useMessages } from '../i18n/i18n-context.tsx';
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
  /** s */
  readonly eventAt: number | null;
  readonly download: { readonly url: string; readonly name: string } | null;
  readonly fullScreen: FullScreen;
}

/** What a player is worked with. It lies below the picture: nothing of the evidence is covered. */
export function PlayerBar({ store, eventAt, download, fullScreen }: PlayerBarProps): ReactElement {
  const words = useMessages(mediaMessages);
  const isPlaying = usePlayback(store, (playback) => playback.isPlaying);
  const isMuted = usePlayback(store, (playback) => playback.isMuted);
  const canPlay = usePlayback(store, ({ phase }) => phase !== 'failed');
  const hasPicture = usePlayback(store, ({ phase }) => phase === 'ready' || phase === 'stalled');
  return (
    <div className={css.bar}>
      <Scrubber store={store} eventAt={eventAt} />
      <div className={css.buttons}>
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={words(isPlaying ? 'pause' : 'play')}
          disabled={!canPlay}
          onClick={() => store?.toggle()}
        />
        <IconButton
          icon="frameBack"
          label={words('frameBack')}
          disabled={!hasPicture}
          onClick={() => store?.stepFrames(-1)}
        />
        <IconButton
          icon="frameForward"
          label={words('frameForward')}
          disabled={!hasPicture}
          onClick={() => store?.stepFrames(1)}
        />
        <IconButton
          icon={isMuted ? 'speakerOff' : 'speaker'}
          label={words(isMuted ? 'unmute' : 'mute')}
          onClick={() => store?.toggleMuted()}
        />
        <span className={css.gap} />
        <Speed store={store} />
        {download !== null && <Download {...download} />}
        <IconButton
          icon={fullScreen.isOn ? 'fullScreenEnd' : 'fullScreen'}
          label={words(fullScreen.isOn ? 'fullScreenEnd' : 'fullScreen')}
          onClick={fullScreen.toggle}
        />
      </div>
    </div>
  );
}

/** The browser's own list: a menu of ours would lie behind what fills the screen. */
function Speed({ store }: { readonly store: PlaybackStore | null }): ReactElement {
  const words = useMessages(mediaMessages);
  const format = useFormat();
  const rate = usePlayback(store, (playback) => playback.rate);
  return (
    <select
      className={classNames(button.iconButton, css.speed)}
      aria-label={words('speed')}
      value={rate}
      onChange={(event) => store?.setRate(Number(event.currentTarget.value) as PlaybackRate)}
    >
      {playbackRates.map((one) => (
        <option key={one} value={one} className={css.option}>
          {words('rate', { rate: format.number(one) })}
        </option>
      ))}
    </select>
  );
}

function Download({ url, name }: { readonly url: string; readonly name: string }): ReactElement {
  const words = useMessages(mediaMessages);
  const linkRef = useRef<HTMLAnchorElement>(null);
  const label = words('download', { name });
  const { tooltip } = useTooltip(linkRef, { text: label, textIsName: true });
  return (
    <>
      {/* An address of another origin names the file itself, and may open beside the page. */}
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
