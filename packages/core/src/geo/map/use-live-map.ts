import { type RefObject, useEffect, useRef, useState } from 'react';
import { useClock, useReportError, useTheme } from '../../theme/use-services.ts';
import type { Position } from '../static-map.ts';
import type { MapFrame } from './map-frame.ts';
import { readMapColors } from './map-colors.ts';
import { type PooledMap, mapPool } from './map-pool.ts';
import { useMapSettings } from './map-settings.ts';
import type { MapContent, OpenedMap } from './open-map.ts';

/** `still`: another map needed the WebGL context, and an image of the map is shown instead. */
export type MapPhase = 'loading' | 'live' | 'still' | 'failed';

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

export interface LiveMap {
  readonly phase: MapPhase;
  readonly map: OpenedMap | null;
  /** Attributions of the host's style; null for the built-in base map. */
  readonly credits: string | null;
  /** Position of the marker in px within the container; null until it is known. */
  readonly markerAt: ScreenPoint | null;
  /** What the map shows; null until it is known. */
  readonly frame: MapFrame | null;
  /** Marks the map as in use, which makes a still one live again. */
  use(): void;
}

export interface LiveMapOptions {
  readonly containerRef: RefObject<HTMLElement | null>;
  readonly stillRef: RefObject<HTMLCanvasElement | null>;
  readonly center: Position;
  readonly zoom: number;
  readonly content: MapContent;
  readonly label: string;
  /** Position to track in `markerAt`. */
  readonly marker: Position | undefined;
}

/** How long a still image waits for tiles. A host's tile server may never respond. */
const STILL_TIMEOUT_MS = 2_000;

/** How long to wait for the host's style before the built-in base map is shown. */
const STYLE_TIMEOUT_MS = 8_000;

/** How long to wait for the worker's first response before the static map is shown. */
const WORKER_TIMEOUT_MS = 20_000;

/** Opens a map in a container, releases it when another map needs the slot, and reopens it on use. */
export function useLiveMap(options: LiveMapOptions): LiveMap {
  const { containerRef, stillRef, content, marker } = options;
  const { styleUrl, workerUrl } = useMapSettings();
  const report = useReportError();
  const clock = useClock();
  const theme = useTheme();
  const [phase, setPhase] = useState<MapPhase>('loading');
  const [map, setMap] = useState<OpenedMap | null>(null);
  // Re-renders on each move, so that the marker follows.
  const [, setMoves] = useState(0);
  const [stillMarkerAt, setStillMarkerAt] = useState<ScreenPoint | null>(null);
  const [stillFrame, setStillFrame] = useState<MapFrame | null>(null);
  const [credits, setCredits] = useState<string | null>(null);
  const [wanted, setWanted] = useState<'live' | 'still' | null>('live');
  /** The theme of the still image. */
  const [stillTheme, setStillTheme] = useState(theme);
  // A still image in the colours of another theme is drawn again (AC-441).
  if (phase === 'still' && wanted === null && stillTheme !== theme) setWanted('still');
  const slot = useRef<PooledMap | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const container = containerRef.current;
    if (wanted === null || container === null || workerUrl === undefined) return undefined;
    const aborter = new AbortController();
    let opened: OpenedMap | undefined;
    // Only the picture is needed: it leaves again as soon as that is drawn.
    let isRetired = wanted === 'still';
    let isDrawing = false;
    let stopWaiting = (): void => undefined;
    const styleAborter = new AbortController();
    const stopStyle = clock.setTimeout(() => styleAborter.abort(), STYLE_TIMEOUT_MS);
    let stopWorker = (): void => undefined;
    const fail = (error: unknown): void => {
      opened?.remove();
      opened = undefined;
      slot.current = null;
      mapPool.leave(pooled);
      report(error);
      setMap(null);
      setPhase('failed');
    };
    const drawStill = async ({ whenDrawn, drawTo, project, frame }: OpenedMap): Promise<void> => {
      if (isDrawing) return;
      isDrawing = true;
      const timeout = new Promise<void>((resolve) => {
        stopWaiting = clock.setTimeout(resolve, STILL_TIMEOUT_MS);
      });
      await Promise.race([whenDrawn(), timeout]);
      stopWaiting();
      const canvas = stillRef.current;
      if (aborter.signal.aborted || canvas === null) return;
      await drawTo(canvas);
      if (aborter.signal.aborted) return;
      const { marker: last } = latest.current;
      setStillMarkerAt(last === undefined ? null : project(last));
      setStillFrame(frame());
      setStillTheme(theme);
      setPhase('still');
      setWanted(null);
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
            container,
            center,
            zoom,
            label,
            styleUrl,
            workerUrl,
            colors: readMapColors(container),
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
          () => fail(new Error('The map worker does not respond')),
          WORKER_TIMEOUT_MS,
        );
        void next.whenWorkerReady().then(stopWorker);
        if (wanted === 'live') {
          slot.current = pooled;
          setMap(next);
          setPhase('live');
        }
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
      slot.current = null;
      setMap(null);
      opened?.remove();
      mapPool.leave(pooled);
    };
    // The theme decides the colours that are read above.
  }, [containerRef, stillRef, wanted, styleUrl, workerUrl, report, clock, theme]);

  useEffect(() => map?.setContent(content), [map, content]);

  return {
    phase: workerUrl === undefined ? 'failed' : phase,
    map,
    credits,
    frame: map === null ? stillFrame : map.frame(),
    markerAt: marker === undefined ? null : map === null ? stillMarkerAt : map.project(marker),
    use() {
      if (slot.current !== null) mapPool.use(slot.current);
      setWanted('live');
    },
  };
}
