import { type RefObject, useEffect, useRef, useState } from 'react';
import { useClock, useReportError } from '../../theme/use-services.ts';
import type { Position } from '../static-map.ts';
import { readMapColors } from './map-colors.ts';
import { type PooledMap, mapPool } from './map-pool.ts';
import { useMapSettings } from './map-settings.ts';
import type { MapContent, OpenedMap } from './open-map.ts';

/** Still: it has let its context go to another map, and shows the picture of what it was. */
export type MapPhase = 'loading' | 'live' | 'still' | 'failed';

export interface MapPlace {
  readonly x: number;
  readonly y: number;
}

export interface LiveMap {
  readonly phase: MapPhase;
  readonly map: OpenedMap | null;
  /** Whom the host's own style names as its makers; null on our own ground. */
  readonly credits: string | null;
  /** Where the mark lies in the container, px; null while nobody knows. */
  readonly markAt: MapPlace | null;
  /** Somebody turns to it: it becomes live again, and the last to be retired. */
  use(): void;
}

export interface LiveMapOptions {
  readonly groundRef: RefObject<HTMLElement | null>;
  readonly stillRef: RefObject<HTMLCanvasElement | null>;
  readonly center: Position;
  readonly zoom: number;
  readonly content: MapContent;
  readonly label: string;
  /** What lies over the map, and over its still. */
  readonly mark: Position | undefined;
}

/** A still that is not whole by then is drawn as it is: the ground of a host may never come. */
const WHOLE_WITHIN_MS = 2_000;

/** A host's style that has not come by then is not waited for. */
const STYLE_WITHIN_MS = 8_000;

/** A worker that has not answered by then is not to be had: the static picture shows. */
const WORKER_WITHIN_MS = 20_000;

/** Keeps one map: opens it, gives its place away when another needs it, and takes it back. */
export function useLiveMap(options: LiveMapOptions): LiveMap {
  const { groundRef, stillRef, content, mark } = options;
  const { styleUrl, workerUrl } = useMapSettings();
  const report = useReportError();
  const clock = useClock();
  const [phase, setPhase] = useState<MapPhase>('loading');
  const [map, setMap] = useState<OpenedMap | null>(null);
  // Counts what has moved, so that the mark is placed anew.
  const [, setMoves] = useState(0);
  const [stillMarkAt, setStillMarkAt] = useState<MapPlace | null>(null);
  const [credits, setCredits] = useState<string | null>(null);
  const [isWanted, setWanted] = useState(true);
  const place = useRef<PooledMap | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const ground = groundRef.current;
    if (!isWanted || ground === null || workerUrl === undefined) return undefined;
    const aborter = new AbortController();
    let opened: OpenedMap | undefined;
    let isRetired = false;
    let stopWaiting = (): void => undefined;
    const styleAborter = new AbortController();
    const stopStyle = clock.setTimeout(() => styleAborter.abort(), STYLE_WITHIN_MS);
    let stopWorker = (): void => undefined;
    const fail = (error: unknown): void => {
      opened?.remove();
      opened = undefined;
      place.current = null;
      mapPool.leave(pooled);
      report(error);
      setMap(null);
      setPhase('failed');
    };
    const drawStill = async ({ whenWhole, drawOn, project }: OpenedMap): Promise<void> => {
      const longEnough = new Promise<void>((resolve) => {
        stopWaiting = clock.setTimeout(resolve, WHOLE_WITHIN_MS);
      });
      await Promise.race([whenWhole(), longEnough]);
      stopWaiting();
      const canvas = stillRef.current;
      if (aborter.signal.aborted || canvas === null) return;
      await drawOn(canvas);
      if (aborter.signal.aborted) return;
      const { mark: last } = latest.current;
      setStillMarkAt(last === undefined ? null : project(last));
      setPhase('still');
      setWanted(false);
    };
    const pooled = {
      retire() {
        isRetired = true;
        if (opened !== undefined) void drawStill(opened);
      },
    };
    const { center, zoom, label } = latest.current;
    Promise.all([import('./open-map.ts'), mapPool.enter(pooled)])
      .then(([{ openMap }]) =>
        openMap(
          {
            container: ground,
            center,
            zoom,
            label,
            styleUrl,
            workerUrl,
            colors: readMapColors(ground),
            content: latest.current.content,
            styleSignal: styleAborter.signal,
            onMove: () => setMoves((before) => before + 1),
            onCredits: setCredits,
            onError: report,
          },
          aborter.signal,
        ),
      )
      .then((next) => {
        if (aborter.signal.aborted) {
          next.remove();
          return;
        }
        opened = next;
        stopWorker = clock.setTimeout(
          () => fail(new Error('The worker of the map does not answer')),
          WORKER_WITHIN_MS,
        );
        void next.whenAnswered().then(stopWorker);
        place.current = pooled;
        setMap(next);
        setPhase('live');
        if (isRetired) void drawStill(next);
      })
      .catch((error: unknown) => {
        if (!aborter.signal.aborted) fail(error);
      });
    return () => {
      aborter.abort();
      stopStyle();
      styleAborter.abort();
      stopWaiting();
      stopWorker();
      place.current = null;
      setMap(null);
      opened?.remove();
      mapPool.leave(pooled);
    };
  }, [groundRef, stillRef, isWanted, styleUrl, workerUrl, report, clock]);

  useEffect(() => map?.setContent(content), [map, content]);

  return {
    phase: workerUrl === undefined ? 'failed' : phase,
    map,
    credits,
    markAt: mark === undefined ? null : map === null ? stillMarkAt : map.project(mark),
    use() {
      if (place.current !== null) mapPool.use(place.current);
      setWanted(true);
    },
  };
}
