import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../i18n/i18n-context.tsx';
import { useFormat } from '../i18n/i18n-value.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { initialFocus } from '../theme/use-overlay.ts';
import { CameraTabs } from './camera-tabs.tsx';
import { type VideoClip, clipFileName } from './clip.ts';
import { mediaMessages } from './messages/media-messages.ts';
import { NoMedia } from './no-media.tsx';
import type { PlaybackFailure } from './playback.ts';
import type { PlaybackStore } from './playback-store.ts';
import { PlayerBar } from './player-bar.tsx';
import { PlayerNotice } from './player-notice.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { usePlayback, usePlaybackStore } from './use-playback.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import css from './video-player.module.css';

export interface VideoPlayerProps {
  /** One clip per camera, most relevant first. If empty, a message is shown instead of the player. */
  readonly clips: readonly VideoClip[];
  /** Id of the clip to show first. Default: the first clip. */
  readonly initialClipId?: string | undefined;
  /** Why there is no clip. Default: a general message. */
  readonly noMediaReason?: ReactNode;
  /** Part of the file name of a downloaded clip. */
  readonly licensePlate: string;
  /** Plays, muted, as soon as possible. Default: false. */
  readonly autoPlay?: boolean | undefined;
  /** Called if a clip cannot be played, for example because its URL has expired. New `clips` are loaded immediately. */
  readonly onPlaybackFailed?: ((clip: VideoClip, failure: PlaybackFailure) => void) | undefined;
  /** Hides the camera and time over the video, for one that no camera has recorded. Default: false. */
  readonly hideCaption?: boolean | undefined;
  /** Takes the initial focus of the surrounding dialog, so that its keys work immediately. Default: false. */
  readonly autoFocus?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * Plays the recordings of an alert. video.js loads with the first player. A clip that cannot be played, or
 * sends no data for 20 s, ends in a message with a way to try again (AC-87).
 */
export function VideoPlayer(props: VideoPlayerProps): ReactElement {
  const { clips, className } = props;
  const [selectedId, setSelectedId] = useState(props.initialClipId);
  const clip = clips.find(({ id }) => id === selectedId) ?? clips[0];
  if (clip === undefined) return <NoMedia reason={props.noMediaReason} className={className} />;
  return <ClipPlayer {...props} clip={clip} onSelect={setSelectedId} />;
}

interface ClipPlayerProps extends VideoPlayerProps {
  readonly clip: VideoClip;
  readonly onSelect: (id: string) => void;
}

/** Loads the clip when it changes, at the point in time that the previous camera had reached. */
function useLoaded(store: PlaybackStore | null, clip: VideoClip, autoPlay: boolean): void {
  const latest = useRef({ clip, autoPlay });
  const shown = useRef<{ readonly clip: VideoClip; readonly store: PlaybackStore } | null>(null);
  useEffect(() => {
    latest.current = { clip, autoPlay };
  });
  const addresses = JSON.stringify([clip.id, clip.sources.map(({ url }) => url)]);

  useEffect(() => {
    if (store === null) return;
    const { current } = latest;
    const before = shown.current?.store === store ? shown.current.clip : null;
    shown.current = { clip: current.clip, store };
    const { position, playing, phase } = store.get();
    const moment = before === null ? null : before.startTime + position * 1_000;
    const from = moment === null ? 0 : Math.max(0, (moment - current.clip.startTime) / 1_000);
    const isFresh = before === null || phase === 'failed';
    store.load(current.clip.sources, from, isFresh ? current.autoPlay : playing);
  }, [store, addresses]);
}

function ClipPlayer(props: ClipPlayerProps): ReactElement {
  const { clip, clips, licensePlate, autoPlay = false, onPlaybackFailed, onSelect } = props;
  const t = useMessages(mediaMessages);
  const { timeZone } = useFormat();
  const panelId = useId();
  const playerRef = useRef<HTMLDivElement>(null);
  const containerRef = useRef<HTMLDivElement>(null);
  const store = usePlaybackStore(containerRef, (failure) => onPlaybackFailed?.(clip, failure));
  const fullScreen = useFullScreen(playerRef);
  usePlayerKeys(playerRef, store, fullScreen.toggle);
  useLoaded(store, clip, autoPlay);

  const [source] = clip.sources;
  const download =
    source === undefined
      ? null
      : { url: source.url, name: clipFileName({ licensePlate, ...clip, ...source }, timeZone) };
  const eventAt = clip.eventTime === undefined ? null : (clip.eventTime - clip.startTime) / 1_000;
  const hasTabs = clips.length > 1;
  return (
    <div
      ref={playerRef}
      role="group"
      aria-label={t('player', { camera: clip.camera })}
      tabIndex={-1}
      {...(props.autoFocus && initialFocus)}
      className={classNames(css.player, props.className)}
      data-full-screen={fullScreen.active || undefined}
    >
      {hasTabs && (
        <CameraTabs clips={clips} selectedId={clip.id} panelId={panelId} onSelect={onSelect} />
      )}
      <div
        id={panelId}
        className={css.screen}
        {...(hasTabs && { role: 'tabpanel', 'aria-label': clip.camera })}
      >
        <Screen containerRef={containerRef} store={store} />
        {!props.hideCaption && <Caption clip={clip} store={store} />}
        <PlayerNotice store={store} />
      </div>
      <PlayerBar store={store} eventAt={eventAt} download={download} fullScreen={fullScreen} />
    </div>
  );
}

interface ScreenProps {
  readonly containerRef: RefObject<HTMLDivElement | null>;
  readonly store: PlaybackStore | null;
}

/** The video. A click plays or pauses. */
function Screen({ containerRef, store }: ScreenProps): ReactElement {
  const isAtStart = usePlayback(
    store,
    ({ phase, playing, position }) => phase === 'ready' && !playing && position === 0,
  );
  return (
    <>
      <div ref={containerRef} className={css.container} onClick={() => store?.toggle()} />
      {isAtStart && (
        <span className={css.start}>
          <Icon name="play" size={24} />
        </span>
      )}
    </>
  );
}

interface CaptionProps {
  readonly clip: VideoClip;
  readonly store: PlaybackStore | null;
}

/** The camera and the time of the current frame. */
function Caption({ clip, store }: CaptionProps): ReactElement {
  const format = useFormat();
  const second = usePlayback(store, ({ position }) => Math.floor(position));
  const at = clip.startTime + second * 1_000;
  return (
    <p className={css.caption}>
      <Icon name="video" size={14} />
      <span className={css.camera}>{clip.camera}</span>
      <span>
        {format.date(at)} {format.timeWithSeconds(at)}
      </span>
    </p>
  );
}
