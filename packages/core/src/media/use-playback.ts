import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useClock, useReportError } from '../theme/use-services.ts';
import { type Playback, type PlaybackFailure, initialPlayback } from './playback.ts';
import { type PlaybackStore, createPlaybackStore } from './playback-store.ts';

/** Creates a player in a container while the component is mounted; null before. */
export function usePlaybackStore(
  containerRef: RefObject<HTMLElement | null>,
  onFailed: (failure: PlaybackFailure) => void,
): PlaybackStore | null {
  const clock = useClock();
  const report = useReportError();
  const [store, setStore] = useState<PlaybackStore | null>(null);
  const latest = useRef(onFailed);
  useEffect(() => {
    latest.current = onFailed;
  });

  useEffect(() => {
    const container = containerRef.current;
    if (container === null) return undefined;
    const next = createPlaybackStore({
      clock,
      openEngine: async (onEvent) =>
        (await import('./open-video.ts')).openVideo(container, onEvent),
      onError: report,
      onFailed: (failure) => latest.current(failure),
    });
    setStore(next);
    return () => {
      next.dispose();
      setStore(null);
    };
  }, [containerRef, clock, report]);

  return store;
}

const unsubscribe = (): void => undefined;

/** Selects a part of the playback state and re-renders only when it changes. */
export function usePlayback<T>(store: PlaybackStore | null, select: (playback: Playback) => T): T {
  const subscribe = useCallback(
    (listener: () => void) => (store === null ? unsubscribe : store.subscribe(listener)),
    [store],
  );
  const read = (): T => select(store === null ? initialPlayback : store.get());
  return useSyncExternalStore(subscribe, read, read);
}
