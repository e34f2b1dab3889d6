import type { GeoJSONSource, Map as LiveMap, StyleSpecification } from 'maplibre-gl';
import type { Position } from '../static-map.ts';
import { loadBaseMap } from '../base-map/base-map.ts';
import { baseStyle } from './base-style.ts';
import { creditsText } from './credits.ts';
import { type FeatureCollection, collection, feature } from './geo-json.ts';
import type { MapColors } from './map-colors.ts';
import { trustedWorkerAddress } from './worker-address.ts';

/** What lies on the map besides its ground. */
export interface MapContent {
  /** Where the vehicle was, oldest first. */
  readonly trail: readonly Position[];
  /** Outlines of geofences: closed by themselves. */
  readonly fences: readonly (readonly Position[])[];
}

export interface OpenMapOptions {
  readonly container: HTMLElement;
  readonly center: Position;
  readonly zoom: number;
  readonly colors: MapColors;
  readonly styleUrl: string | undefined;
  readonly workerUrl: string;
  readonly content: MapContent;
  /** Ends the wait for the style of the host's: then our own ground shows. */
  readonly styleSignal: AbortSignal;
  /** Name of the map for assistive technology. */
  readonly label: string;
  onMove(): void;
  /** Whom a style of the host's names as its makers; not called for our own ground. */
  onCredits(text: string): void;
  onError(error: Error): void;
}

/** A map that is shown and can be moved. */
export interface OpenedMap {
  /** Where a position lies in the container, px. */
  project(position: Position): { readonly x: number; readonly y: number };
  setContent(content: MapContent): void;
  setColors(colors: MapColors): void;
  zoomBy(steps: number): void;
  goTo(center: Position, zoom: number): void;
  /** Only while it is in use does it take the wheel and the finger from the page. */
  setTaken(isTaken: boolean): void;
  /** The worker has answered: what lies on the map is drawn by it. Never, where there is none. */
  whenAnswered(): Promise<void>;
  /** Everything that it has to show has come and is drawn. */
  whenWhole(): Promise<void>;
  /** Draws what is seen on a canvas of its size. */
  drawOn(canvas: HTMLCanvasElement): Promise<void>;
  remove(): void;
}

const lonLat = ({ longitude, latitude }: Position): [number, number] => [longitude, latitude];

const lines = (all: readonly (readonly Position[])[]): FeatureCollection =>
  collection(
    all
      .filter((one) => one.length > 1)
      .map((one) => feature({ type: 'LineString', coordinates: one.map(lonLat) })),
  );

const TRAIL = 'pantau-trail';
const FENCES = 'pantau-fences';

function addContent(map: LiveMap, content: MapContent, colors: MapColors): void {
  map.addSource(FENCES, { type: 'geojson', data: lines(content.fences) });
  map.addLayer({
    id: FENCES,
    type: 'line',
    source: FENCES,
    paint: { 'line-color': colors.accent, 'line-width': 1.5, 'line-dasharray': [2, 2] },
  });
  map.addSource(TRAIL, { type: 'geojson', data: lines([content.trail]) });
  map.addLayer({
    id: TRAIL,
    type: 'line',
    source: TRAIL,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colors.accent, 'line-width': 3, 'line-opacity': 0.7 },
  });
}

interface Ground {
  readonly style: StyleSpecification;
  readonly isOwn: boolean;
}

/** A map with a style that cannot be had shows our own ground instead. */
async function groundOf(
  styleUrl: string | undefined,
  colors: MapColors,
  signal: AbortSignal,
): Promise<Ground> {
  const own = async () => ({ style: baseStyle(await loadBaseMap(), colors), isOwn: true });
  if (styleUrl === undefined) return own();
  try {
    const answer = await fetch(styleUrl, { credentials: 'omit', signal });
    if (!answer.ok) throw new Error(`The map's style answered ${answer.status}`);
    return { style: (await answer.json()) as StyleSpecification, isOwn: false };
  } catch {
    return own();
  }
}

/** Sources tell whose they are as they load. */
function tellCredits(
  map: LiveMap,
  { sources }: StyleSpecification,
  onCredits: (text: string) => void,
): void {
  const names = Object.keys(sources);
  let told: string | undefined;
  map.on('sourcedata', () => {
    const text = creditsText(names.map((name) => map.getSource(name)?.attribution));
    if (text === told) return;
    told = text;
    onCredits(text);
  });
}

/** Loads MapLibre, which comes with the first map that is opened (430 kB gz with its worker), and shows one. */
export async function openMap(options: OpenMapOptions, signal: AbortSignal): Promise<OpenedMap> {
  const { container, center, zoom, styleUrl, workerUrl, label } = options;
  let { colors, content } = options;
  const [{ Map: MapLibre, setWorkerCount, setWorkerUrl, getWorkerUrl }, ground] = await Promise.all(
    [import('maplibre-gl'), groundOf(styleUrl, options.colors, options.styleSignal)],
  );
  signal.throwIfAborted();
  // The host of another widget on this page may have named its own.
  if (getWorkerUrl() === '') {
    setWorkerUrl(trustedWorkerAddress(workerUrl));
    setWorkerCount(1);
  }
  const map = new MapLibre({
    container,
    style: ground.style,
    center: lonLat(center),
    zoom,
    minZoom: 3,
    maxZoom: 18,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    scrollZoom: false,
    // Fading in would keep an idle map painting.
    fadeDuration: 0,
  });
  map.touchZoomRotate.disableRotation();
  map.getCanvas().setAttribute('aria-label', label);
  map.on('move', options.onMove);
  map.on('error', ({ error }) => options.onError(new Error(error.message)));
  if (!ground.isOwn) tellCredits(map, ground.style, options.onCredits);
  map.on('style.load', () => addContent(map, content, colors));
  const answered = new Promise<void>((resolve) => {
    map.on('sourcedata', ({ sourceId, isSourceLoaded }) => {
      if (sourceId === TRAIL && isSourceLoaded) resolve();
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
    setContent(next) {
      content = next;
      void source(FENCES)?.setData(lines(next.fences));
      void source(TRAIL)?.setData(lines([next.trail]));
    },
    setColors(next) {
      if (JSON.stringify(next) === JSON.stringify(colors)) return;
      colors = next;
      // A host's own style has its own colours.
      void groundOf(styleUrl, next, signal).then(({ style }) => {
        if (!signal.aborted) map.setStyle(style, { diff: false });
      });
    },
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps, { duration: 0 }),
    goTo: (to, toZoom) => map.jumpTo({ center: lonLat(to), zoom: toZoom }),
    setTaken(isTaken) {
      if (isTaken) map.scrollZoom.enable();
      else map.scrollZoom.disable();
      if (!isTouch) return;
      if (isTaken) map.dragPan.enable();
      else map.dragPan.disable();
    },
    whenAnswered: () => answered,
    whenWhole: () =>
      map.areTilesLoaded() && map.loaded()
        ? Promise.resolve()
        : new Promise((resolve) => map.once('idle', () => resolve())),
    drawOn: (canvas) =>
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
