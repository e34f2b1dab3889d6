/** Types of the used part of video.js without streaming. The package only has types for the full build. */
declare module 'video.js/core.es.js' {
  export interface VideoJsOptions {
    readonly html5: { readonly nativeTextTracks: boolean };
    readonly children: readonly string[];
    readonly controls: boolean;
    readonly preload: 'auto';
    readonly playsinline: boolean;
    readonly muted: boolean;
    readonly enableSourceset: boolean;
    readonly textTrackSettings: boolean;
  }

  export class Player {
    constructor(tag: HTMLVideoElement, options: VideoJsOptions);
    error_: { readonly code?: number } | null;
    el(): HTMLElement;
    on(
      events: string | readonly string[],
      listener: (event: { readonly type: string }) => void,
    ): void;
    trigger(event: string): void;
    error(error?: unknown): unknown;
    src(sources: readonly { readonly src: string; readonly type: string }[]): void;
    play(): Promise<void> | undefined;
    pause(): void;
    currentTime(): number;
    currentTime(seconds: number): void;
    duration(): number;
    bufferedEnd(): number;
    playbackRate(rate: number): void;
    muted(muted: boolean): void;
    volume(volume: number): void;
    updateStyleEl_(): void;
    listenForUserActivity_(): void;
    dispose(): void;
  }

  interface VideoJs {
    readonly options: { autoSetup?: boolean };
    getComponent(name: 'Player'): typeof Player;
  }

  const videojs: VideoJs;
  export { videojs as default };
}
