import { type RefObject, useEffect, useRef } from 'react';
import { isElement } from '../theme/focus.ts';
import { type KeyTarget, type PlayerCommand, playerCommandOf } from './player-keys.ts';
import type { PlaybackStore } from './playback-store.ts';

function targetOf(target: EventTarget | undefined): KeyTarget {
  if (!isElement(target)) return 'other';
  if (target.matches('select')) return 'select';
  if (target.matches('[role="tab"]')) return 'tab';
  return target.matches('button, a') ? 'button' : 'other';
}

function run(store: PlaybackStore, command: PlayerCommand, toggleFullScreen: () => void): void {
  const { position, duration, volume } = store.get();
  switch (command.type) {
    case 'toggle':
      return store.toggle();
    case 'mute':
      return store.toggleMuted();
    case 'fullScreen':
      return toggleFullScreen();
    case 'step':
      return store.stepFrames(command.frames);
    case 'seekBy':
      return store.seekTo(position + command.seconds);
    case 'volumeBy':
      return store.setVolume(volume + command.delta);
    case 'seekToFraction':
      if (duration !== null) store.seekTo(duration * command.fraction);
  }
}

/** Handles keys while the focus is in the player. Handled keys reach neither the widget nor the host. */
export function usePlayerKeys(
  elementRef: RefObject<HTMLElement | null>,
  store: PlaybackStore | null,
  toggleFullScreen: () => void,
): void {
  const latest = useRef(toggleFullScreen);
  useEffect(() => {
    latest.current = toggleFullScreen;
  });

  useEffect(() => {
    const element = elementRef.current;
    if (element === null || store === null) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const command = playerCommandOf(event, targetOf(event.composedPath()[0]));
      if (command === null) return;
      event.preventDefault();
      event.stopPropagation();
      run(store, command, () => latest.current());
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [elementRef, store]);
}
