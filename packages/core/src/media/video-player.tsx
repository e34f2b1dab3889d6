import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useFormat, useMessages } from '../i18n/i18n-context.tsx';
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
  /** What the cameras have seen, the most telling first; none: the message that there is no recording. */
  readonly clips: readonly VideoClip[];
  /** Id of the clip that is seen first; the first one when left out. */
  readonly startsWith?: string | undefined;
  /** Why there is no clip, in the caller's words. */
  readonly noMediaReason?: ReactNode;
  /** For the name of a downloaded file. */
  readonly licensePlate: string;
  /** Plays by itself as soon as it can; muted, as browsers want it. */
  readonly startsPlaying?: boolean | undefined;
  /** A clip cannot be played: its address may have expired. New `clips` are tried at once. */
  readonly onPlaybackFailed?: ((clip: VideoClip, failure: PlaybackFailure) => void) | undefined;
  /** In a dialog: has the focus when it opens, so that the keys are its own. */
  readonly takesFocus?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * Plays the evidence of an alert. video.js loads with the first one. What does not come or cannot be
 * played ends in a message with a way to try again, after 20 s at the latest (spec alerts §4).
 */
export function VideoPlayer(props: VideoPlayerProps): ReactElement {
  const { clips, className } = props;
  const [selectedId, setSelectedId] = useState(props.startsWith);
  const clip = clips.find(({ id }) => id === selectedId) ?? clips[0];
  if (clip === undefined) return <NoMedia reason={props.noMediaReason} className={className} />;
  return <PlayerOf {...props} clip={clip} onSelect={setSelectedId} />;
}

interface PlayerOfProps extends VideoPlayerProps {
  readonly clip: VideoClip;
  readonly onSelect: (id: string) => void;
}

/** Loads what is to be seen: the same moment when the camera changes or its address is a new one. */
function useLoaded(store: PlaybackStore | null, clip: VideoClip, startsPlaying: boolean): void {
  const latest = useRef({ clip, startsPlaying });
  const shown = useRef<{ readonly clip: VideoClip; readonly store: PlaybackStore } | null>(null);
  useEffect(() => {
    latest.current = { clip, startsPlaying };
  });
  const addresses = JSON.stringify([clip.id, clip.sources.map(({ url }) => url)]);

  useEffect(() => {
    if (store === null) return;
    const { current } = latest;
    const before = shown.current?.store === store ? shown.current.clip : null;
    shown.current = { clip: current.clip, store };
    const { position, isPlaying, phase } = store.get();
    const moment = before === null ? null : before.startTime + position * 1_000;
    const from = moment === null ? 0 : Math.max(0, (moment - current.clip.startTime) / 1_000);
    const isFresh = before === null || phase === 'failed';
    store.load(current.clip.sources, from, isFresh ? current.startsPlaying : isPlaying);
  }, [store, addresses]);
}

function PlayerOf(props: PlayerOfProps): ReactElement {
  const { clip, clips, licensePlate, startsPlaying = false, onPlaybackFailed, onSelect } = props;
  const words = useMessages(mediaMessages);
  const { timeZone } = useFormat();
  const panelId = useId();
  const playerRef = useRef<HTMLDivElement>(null);
  const groundRef = useRef<HTMLDivElement>(null);
  const store = usePlaybackStore(groundRef, (failure) => onPlaybackFailed?.(clip, failure));
  const fullScreen = useFullScreen(playerRef);
  usePlayerKeys(playerRef, store, fullScreen.toggle);
  useLoaded(store, clip, startsPlaying);

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
      aria-label={words('player', { camera: clip.camera })}
      tabIndex={-1}
      {...(props.takesFocus && initialFocus)}
      className={classNames(css.player, props.className)}
      data-full={fullScreen.isOn || undefined}
    >
      {hasTabs && (
        <CameraTabs clips={clips} selectedId={clip.id} panelId={panelId} onSelect={onSelect} />
      )}
      <div
        id={panelId}
        className={css.screen}
        {...(hasTabs && { role: 'tabpanel', 'aria-label': clip.camera })}
      >
        <Ground groundRef={groundRef} store={store} />
        <Caption clip={clip} store={store} />
        <PlayerNotice store={store} />
      </div>
      <PlayerBar store={store} eventAt={eventAt} download={download} fullScreen={fullScreen} />
    </div>
  );
}

interface GroundProps {
  readonly groundRef: RefObject<HTMLDivElement | null>;
  readonly store: PlaybackStore | null;
}

/** The pictures; a press plays or pauses, as the button and the keys do. */
function Ground({ groundRef, store }: GroundProps): ReactElement {
  const isAtStart = usePlayback(
    store,
    ({ phase, isPlaying, position }) => phase === 'ready' && !isPlaying && position === 0,
  );
  return (
    <>
      <div ref={groundRef} className={css.ground} onClick={() => store?.toggle()} />
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

/** Which camera it is, and the time of the picture that is seen. */
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
