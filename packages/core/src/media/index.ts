/** Video player. video.js loads with the first player that is shown. */
export { type ClipFile, type ClipSource, type VideoClip, clipFileName } from './clip.ts';
export { formatDuration } from './format-duration.ts';
export { NoMedia, type NoMediaProps } from './no-media.tsx';
export { PLAYER_TIMEOUT_MS, type PlaybackFailure } from './playback.ts';
export { VideoDialog, type VideoDialogProps } from './video-dialog.tsx';
export { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';
