import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useClock, useReportError } from '../theme/use-services.ts';
import { type Playback, type PlaybackFailure, startOfPlayback } from './playback.ts';
import { type PlaybackStore, createPlayback } from './playback-store.ts';

/** A player in an element, for as long as the component is there. Null until it has mounted. */
export function usePlaybackStore(
  groundRef: RefObject<HTMLElement | null>,
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
    const ground = groundRef.current;
    if (ground === null) return undefined;
    const next = createPlayback({
      clock,
      openEngine: async (onEvent) => (await import('./open-video.ts')).openVideo(ground, onEvent),
      onError: report,
      onFailed: (failure) => latest.current(failure),
    });
    setStore(next);
    return () => {
      next.dispose();
      setStore(null);
    };
  }, [groundRef, clock, report]);

  return store;
}

const noStore = (): (() => void) => () => undefined;

/** A part of what is played; renders again only when that part changes. */
export function usePlayback<T>(store: PlaybackStore | null, select: (playback: Playback) => T): T {
  const subscribe = useCallback(
    (listener: () => void) => (store === null ? noStore() : store.subscribe(listener)),
    [store],
  );
  const read = (): T => select(store === null ? startOfPlayback : store.get());
  return useSyncExternalStore(subscribe, read, read);
}
