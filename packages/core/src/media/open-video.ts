import type videojs from 'video.js/core.es.js';
import type { Player } from 'video.js/core.es.js';
import { loadPeer } from '../lazy/load-peer.ts';
import type { ClipSource } from './clip.ts';
import type { EngineEvent } from './playback.ts';
import type { VideoEngine } from './video-engine.ts';

type VideoJs = typeof videojs;

const NETWORK_ERROR = 2;

/** video.js reads this flag when it loads and when a player is created. If set, it adds no style elements. */
const page = globalThis as { VIDEOJS_NO_DYNAMIC_STYLE?: boolean | undefined };

/** Sets the flag. The returned function restores its previous state. */
function withoutStyles(): () => void {
  const had = 'VIDEOJS_NO_DYNAMIC_STYLE' in page;
  const before = page.VIDEOJS_NO_DYNAMIC_STYLE;
  page.VIDEOJS_NO_DYNAMIC_STYLE = true;
  return () => {
    if (had) page.VIDEOJS_NO_DYNAMIC_STYLE = before;
    else delete page.VIDEOJS_NO_DYNAMIC_STYLE;
  };
}

/** Globals that video.js's caption parser defines while loading. The player has no captions. */
const captionGlobals = ['vttjs', 'WebVTT'] as const;

/** The returned function removes the globals that were added since the call. */
function withoutCaptionGlobals(): () => void {
  const added = captionGlobals.filter((name) => !(name in globalThis));
  return () => {
    for (const name of added) Reflect.deleteProperty(globalThis, name);
  };
}

async function loadVideoJs(): Promise<VideoJs> {
  const restorers = [withoutStyles(), withoutCaptionGlobals()];
  try {
    const { default: library } = await loadPeer(
      'video.js',
      'Players',
      () => import('video.js/core.es.js'),
    );
    // Otherwise video.js would turn the host's video elements into players.
    library.options.autoSetup = false;
    return library;
  } finally {
    for (const restore of restorers) restore();
  }
}

/** Creates a player that adds no styles, runs no timers for its (absent) controls and never logs. */
function createPlayer(library: VideoJs, video: HTMLVideoElement): Player {
  const Base = library.getComponent('Player');
  class QuietPlayer extends Base {
    override updateStyleEl_(): void {
      // The container determines the size.
    }
    override listenForUserActivity_(): void {
      // There are no controls to hide.
    }
    override error(error?: unknown): unknown {
      if (error === undefined || error === null) return super.error(error);
      this.error_ = typeof error === 'number' ? { code: error } : (error as { code?: number });
      this.trigger('error');
      return undefined;
    }
  }
  const restore = withoutStyles();
  try {
    return new QuietPlayer(video, {
      // Otherwise video.js waits for its caption parser, in a shadow root forever.
      html5: { nativeTextTracks: true },
      children: ['mediaLoader'],
      controls: false,
      preload: 'auto',
      playsinline: true,
      muted: true,
      enableSourceset: false,
      textTrackSettings: false,
    });
  } finally {
    restore();
  }
}

/** Browsers detect the type from the content, but video.js requires one. */
const asSource = ({ url, contentType }: ClipSource) => ({
  src: url,
  type: contentType ?? 'video/mp4',
});

/** Opens a player in `container`. video.js (75 kB gz) loads with the first one. */
export async function openVideo(
  container: HTMLElement,
  onEvent: (event: EngineEvent) => void,
): Promise<VideoEngine> {
  const library = await loadVideoJs();
  const tag = container.ownerDocument.createElement('video');
  container.append(tag);
  const player = createPlayer(library, tag);
  const box = player.el();
  box.removeAttribute('role');
  box.removeAttribute('aria-label');
  const video = (): HTMLVideoElement | null => box.querySelector('video');

  let startAt = 0;
  /** Sources to try if the current one fails. */
  let alternatives: readonly ClipSource[] = [];
  let isLoading = false;
  let frame: number | undefined;

  const reportPosition = (): void => {
    const position = player.currentTime();
    onEvent({ type: 'progressed', position, bufferedTo: player.bufferedEnd() });
  };

  /** Reports the position with each frame, if the browser supports it. */
  const watchFrames = (): void => {
    const element = video();
    if (element === null || typeof element.requestVideoFrameCallback !== 'function') return;
    if (frame !== undefined) element.cancelVideoFrameCallback(frame);
    frame = element.requestVideoFrameCallback(() => {
      reportPosition();
      frame = undefined;
      if (!element.paused) watchFrames();
    });
  };

  const show = ([source, ...rest]: readonly ClipSource[]): void => {
    alternatives = rest;
    isLoading = true;
    player.error(null);
    if (source === undefined) onEvent({ type: 'failed', failure: 'unplayable' });
    else player.src([asSource(source)]);
  };

  const onFrameReady = (): void => {
    if (isLoading) {
      isLoading = false;
      if (startAt > 0) player.currentTime(startAt);
    }
    onEvent({ type: 'frameReady' });
  };

  player.on(['loadedmetadata', 'durationchange'], () => {
    const duration = player.duration();
    if (duration > 0) onEvent({ type: 'durationKnown', duration });
  });
  player.on(['loadeddata', 'canplay'], onFrameReady);
  player.on('seeked', () => {
    reportPosition();
    onEvent({ type: 'frameReady' });
  });
  player.on('playing', () => {
    watchFrames();
    onEvent({ type: 'playing' });
  });
  player.on(['pause', 'ended'], () => {
    if (isLoading) return;
    reportPosition();
    onEvent({ type: 'paused' });
  });
  player.on(['waiting', 'seeking'], () => onEvent({ type: 'waiting' }));
  player.on(['timeupdate', 'progress'], () => {
    if (!isLoading) reportPosition();
  });
  player.on('error', () => {
    if (isLoading && alternatives.length > 0) {
      show(alternatives);
      return;
    }
    const isNetwork = player.error_?.code === NETWORK_ERROR;
    onEvent({ type: 'failed', failure: isNetwork ? 'unreachable' : 'unplayable' });
  });

  return {
    load(sources, position) {
      startAt = position;
      show(sources);
    },
    play() {
      player.play()?.catch(() => onEvent({ type: 'paused' }));
    },
    pause: () => player.pause(),
    seek: (position) => player.currentTime(position),
    setRate: (rate) => player.playbackRate(rate),
    setVolume(volume, muted) {
      player.volume(volume);
      player.muted(muted);
    },
    stop() {
      const element = video();
      element?.removeAttribute('src');
      element?.load();
    },
    remove() {
      const element = video();
      if (frame !== undefined) element?.cancelVideoFrameCallback(frame);
      player.dispose();
      // A detached video element may continue to load until it is garbage collected.
      element?.removeAttribute('src');
      element?.load();
      box.remove();
    },
  };
}
