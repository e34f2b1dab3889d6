import type { GeoJSONSource, Map as LiveMap, StyleSpecification } from 'maplibre-gl';
import type { Position } from '../static-map.ts';
import { loadPeer } from '../../lazy/load-peer.ts';
import { loadBaseMap } from '../base-map/base-map.ts';
import { baseStyle } from './base-style.ts';
import { creditsText } from './credits.ts';
import { type FeatureCollection, collection, feature } from './geo-json.ts';
import type { MapFrame } from './map-frame.ts';
import type { MapColors } from './map-colors.ts';
import { trustedWorkerAddress } from './worker-address.ts';

/** What is drawn on top of the base map. */
export interface MapContent {
  /** Positions of the vehicle, oldest first. */
  readonly track: readonly Position[];
  /** Outlines, each a closed ring. */
  readonly geofences: readonly (readonly Position[])[];
}

export interface OpenMapOptions {
  readonly container: HTMLElement;
  readonly center: Position;
  readonly zoom: number;
  readonly colors: MapColors;
  readonly styleUrl: string | undefined;
  readonly workerUrl: string;
  readonly content: MapContent;
  /** Aborts loading the host's style; the built-in base map is shown instead. */
  readonly styleSignal: AbortSignal;
  /** Accessible name of the map. */
  readonly label: string;
  onMove(): void;
  /** Reports the attributions of the host's style; not called for the built-in base map. */
  onCredits(text: string): void;
  onError(error: Error): void;
}

/** An open, live map. */
export interface OpenedMap {
  /** Converts a position to px within the container. */
  project(position: Position): { readonly x: number; readonly y: number };
  /** The part of the world that it shows now. */
  frame(): MapFrame;
  setContent(content: MapContent): void;
  setColors(colors: MapColors): void;
  zoomBy(steps: number): void;
  goTo(center: Position, zoom: number): void;
  /** Lets the map handle the wheel and touch, which otherwise scroll the page. */
  setInteractive(interactive: boolean): void;
  /** Resolves with the worker's first response; never, if the worker cannot be loaded. */
  whenWorkerReady(): Promise<void>;
  /** Resolves when everything has loaded and is drawn. */
  whenDrawn(): Promise<void>;
  /** Copies the current frame to a canvas and adjusts its size. */
  drawTo(canvas: HTMLCanvasElement): Promise<void>;
  remove(): void;
}

const lonLat = ({ longitude, latitude }: Position): [number, number] => [longitude, latitude];

const lines = (all: readonly (readonly Position[])[]): FeatureCollection =>
  collection(
    all
      .filter((one) => one.length > 1)
      .map((one) => feature({ type: 'LineString', coordinates: one.map(lonLat) })),
  );

const TRACK = 'pantau-track';
const GEOFENCES = 'pantau-geofences';

/** In ink: colour is for the alert's severity (AC-335). */
export const trackPaint = ({ ink }: MapColors) => ({
  'line-color': ink,
  'line-width': 3,
  'line-opacity': 0.7,
});

function addContent(map: LiveMap, content: MapContent, colors: MapColors): void {
  map.addSource(GEOFENCES, { type: 'geojson', data: lines(content.geofences) });
  map.addLayer({
    id: GEOFENCES,
    type: 'line',
    source: GEOFENCES,
    paint: { 'line-color': colors.accent, 'line-width': 1.5, 'line-dasharray': [2, 2] },
  });
  map.addSource(TRACK, { type: 'geojson', data: lines([content.track]) });
  map.addLayer({
    id: TRACK,
    type: 'line',
    source: TRACK,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: trackPaint(colors),
  });
}

interface LoadedStyle {
  readonly style: StyleSpecification;
  /** Whether it is the built-in base map. */
  readonly builtIn: boolean;
}

/** Loads the host's style, or the built-in base map if there is none or it cannot be loaded. */
async function loadStyle(
  styleUrl: string | undefined,
  colors: MapColors,
  signal: AbortSignal,
): Promise<LoadedStyle> {
  const loadBuiltIn = async () => ({
    style: baseStyle(await loadBaseMap(), colors),
    builtIn: true,
  });
  if (styleUrl === undefined) return loadBuiltIn();
  try {
    const response = await fetch(styleUrl, { credentials: 'omit', signal });
    if (!response.ok) throw new Error(`The map style responded with status ${response.status}`);
    return { style: (await response.json()) as StyleSpecification, builtIn: false };
  } catch {
    return loadBuiltIn();
  }
}

/** A source's attribution is only known once the source has loaded. */
function reportCredits(
  map: LiveMap,
  { sources }: StyleSpecification,
  onCredits: (text: string) => void,
): void {
  const names = Object.keys(sources);
  let reported: string | undefined;
  map.on('sourcedata', () => {
    const text = creditsText(names.map((name) => map.getSource(name)?.attribution));
    if (text === reported) return;
    reported = text;
    onCredits(text);
  });
}

/** Opens a map. MapLibre (430 kB gz with its worker) loads with the first one. */
export async function openMap(options: OpenMapOptions, signal: AbortSignal): Promise<OpenedMap> {
  const { container, center, zoom, styleUrl, workerUrl, label } = options;
  let { colors, content } = options;
  const [{ Map: MapLibre, setWorkerCount, setWorkerUrl, getWorkerUrl }, loaded] = await Promise.all(
    [
      loadPeer('maplibre-gl', 'Maps', () => import('maplibre-gl')),
      loadStyle(styleUrl, options.colors, options.styleSignal),
    ],
  );
  signal.throwIfAborted();
  // MapLibre's settings are global: keep those of another map on this page.
  if (getWorkerUrl() === '') {
    setWorkerUrl(trustedWorkerAddress(workerUrl));
    setWorkerCount(1);
  }
  const map = new MapLibre({
    container,
    style: loaded.style,
    center: lonLat(center),
    zoom,
    minZoom: 3,
    maxZoom: 18,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    scrollZoom: false,
    // Label fading would keep an idle map rendering.
    fadeDuration: 0,
  });
  map.touchZoomRotate.disableRotation();
  map.getCanvas().setAttribute('aria-label', label);
  map.on('move', options.onMove);
  map.on('error', ({ error }) => options.onError(new Error(error.message)));
  if (!loaded.builtIn) reportCredits(map, loaded.style, options.onCredits);
  map.on('style.load', () => addContent(map, content, colors));
  const workerReady = new Promise<void>((resolve) => {
    map.on('sourcedata', ({ sourceId, isSourceLoaded }) => {
      if (sourceId === TRACK && isSourceLoaded) resolve();
    });
  });
  const resizing = new ResizeObserver(() => {
    map.resize();
    options.onMove();
  });
  resizing.observe(container);

  const source = (name: string): GeoJSONSource | undefined => map.getSource(name);
  const isTouch = matchMedia('(pointer: coarse)').matches;
  if (isTouch) map.dragPan.disable();

  return {
    project(position) {
      const { x, y } = map.project(lonLat(position));
      return { x, y };
    },
    frame() {
      const { lng, lat } = map.getCenter();
      const { clientWidth: width, clientHeight: height } = container;
      return { center: { longitude: lng, latitude: lat }, zoom: map.getZoom(), width, height };
    },
    setContent(next) {
      content = next;
      void source(GEOFENCES)?.setData(lines(next.geofences));
      void source(TRACK)?.setData(lines([next.track]));
    },
    setColors(next) {
      if (JSON.stringify(next) === JSON.stringify(colors)) return;
      colors = next;
      // Has no effect on a host's style, which has its own colours.
      void loadStyle(styleUrl, next, signal).then(({ style }) => {
        if (!signal.aborted) map.setStyle(style, { diff: false });
      });
    },
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps, { duration: 0 }),
    goTo: (to, toZoom) => map.jumpTo({ center: lonLat(to), zoom: toZoom }),
    setInteractive(interactive) {
      if (interactive) map.scrollZoom.enable();
      else map.scrollZoom.disable();
      if (!isTouch) return;
      if (interactive) map.dragPan.enable();
      else map.dragPan.disable();
    },
    whenWorkerReady: () => workerReady,
    whenDrawn: () =>
      map.areTilesLoaded() && map.loaded()
        ? Promise.resolve()
        : new Promise((resolve) => map.once('idle', () => resolve())),
    drawTo: (canvas) =>
      new Promise((resolve) => {
        map.once('render', () => {
          const from = map.getCanvas();
          canvas.width = from.width;
          canvas.height = from.height;
          canvas.getContext('2d')?.drawImage(from, 0, 0);
          resolve();
        });
        map.triggerRepaint();
      }),
    remove() {
      resizing.disconnect();
      map.remove();
    },
  };
}
