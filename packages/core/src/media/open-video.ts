import type videojs from 'video.js/core.es.js';
import type { Player } from 'video.js/core.es.js';
import type { ClipSource } from './clip.ts';
import type { EngineEvent } from './playback.ts';
import type { VideoEngine } from './video-engine.ts';

type VideoJs = typeof videojs;

const NETWORK_ERROR = 2;

/** What video.js asks the page for, as it loads and with each player: to add no style elements to it. */
const page = globalThis as { VIDEOJS_NO_DYNAMIC_STYLE?: boolean | undefined };

/** Says so for as long as it is needed, and leaves the page as it was. */
function withoutStyles(): () => void {
  const had = 'VIDEOJS_NO_DYNAMIC_STYLE' in page;
  const before = page.VIDEOJS_NO_DYNAMIC_STYLE;
  page.VIDEOJS_NO_DYNAMIC_STYLE = true;
  return () => {
    if (had) page.VIDEOJS_NO_DYNAMIC_STYLE = before;
    else delete page.VIDEOJS_NO_DYNAMIC_STYLE;
  };
}

/** What video.js's own reader of captions puts into the page as it loads; ours never reads any. */
const captionReaders = ['vttjs', 'WebVTT'] as const;

function withoutCaptionReaders(): () => void {
  const added = captionReaders.filter((name) => !(name in globalThis));
  return () => {
    for (const name of added) Reflect.deleteProperty(globalThis, name);
  };
}

async function loadVideoJs(): Promise<VideoJs> {
  const restorers = [withoutStyles(), withoutCaptionReaders()];
  try {
    const { default: library } = await import('video.js/core.es.js');
    // It would make players of the host's own video elements.
    library.options.autoSetup = false;
    return library;
  } finally {
    for (const restore of restorers) restore();
  }
}

/** video.js, quiet: no style of its own, no timers for controls that are not there, nothing on the console. */
function createPlayer(library: VideoJs, video: HTMLVideoElement): Player {
  const Base = library.getComponent('Player');
  class QuietPlayer extends Base {
    override updateStyleEl_(): void {
      // The size is that of the box around it.
    }
    override listenForUserActivity_(): void {
      // There are no controls that would hide.
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
      // Else it would look for its own reader of captions: in a shadow root for ever.
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

/** A browser reads the type from the pictures themselves; video.js wants one named to try at all. */
const asSource = ({ url, contentType }: ClipSource) => ({
  src: url,
  type: contentType ?? 'video/mp4',
});

/**
 * Loads video.js, which comes with the first video (75 kB gz), and opens a player in `container`.
 */
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
  /** What is tried when this one fails. */
  let others: readonly ClipSource[] = [];
  let isLoading = false;
  let frame: number | undefined;

  const tellPlace = (): void => {
    const position = player.currentTime();
    onEvent({ type: 'moved', position, bufferedTo: player.bufferedEnd() });
  };

  /** Each picture moves the scrubber, where the browser tells of pictures. */
  const watchFrames = (): void => {
    const element = video();
    if (element === null || typeof element.requestVideoFrameCallback !== 'function') return;
    if (frame !== undefined) element.cancelVideoFrameCallback(frame);
    frame = element.requestVideoFrameCallback(() => {
      tellPlace();
      frame = undefined;
      if (!element.paused) watchFrames();
    });
  };

  const show = ([source, ...rest]: readonly ClipSource[]): void => {
    others = rest;
    isLoading = true;
    player.error(null);
    if (source === undefined) onEvent({ type: 'failed', failure: 'unplayable' });
    else player.src([asSource(source)]);
  };

  const onPicture = (): void => {
    if (isLoading) {
      isLoading = false;
      if (startAt > 0) player.currentTime(startAt);
    }
    onEvent({ type: 'hasPicture' });
  };

  player.on(['loadedmetadata', 'durationchange'], () => {
    const duration = player.duration();
    if (duration > 0) onEvent({ type: 'measured', duration });
  });
  player.on(['loadeddata', 'canplay'], onPicture);
  player.on('seeked', () => {
    tellPlace();
    onEvent({ type: 'hasPicture' });
  });
  player.on('playing', () => {
    watchFrames();
    onEvent({ type: 'playing' });
  });
  player.on(['pause', 'ended'], () => {
    if (isLoading) return;
    tellPlace();
    onEvent({ type: 'paused' });
  });
  player.on(['waiting', 'seeking'], () => onEvent({ type: 'waiting' }));
  player.on(['timeupdate', 'progress'], () => {
    if (!isLoading) tellPlace();
  });
  player.on('error', () => {
    if (isLoading && others.length > 0) {
      show(others);
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
    setVolume(volume, isMuted) {
      player.volume(volume);
      player.muted(isMuted);
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
      // A video without its page may go on loading until the browser clears it away.
      element?.removeAttribute('src');
      element?.load();
      box.remove();
    },
  };
}
