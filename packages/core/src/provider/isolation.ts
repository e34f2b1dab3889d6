import type { SyntheticEvent } from 'react';
import type { Clock } from '../clock/clock.ts';
import {
  loadPackageStyles,
  loadedPackageStyles,
  watchPackageStyles,
} from '../lazy/package-styles.ts';
import { containedEvents } from './contained-events.ts';
import { type Sheets, adoptSheets, enterShadowRoot, sheetOf } from './shadow-frame.ts';

/** Until style sheets that could not be loaded are requested again, ms. */
const RETRY_MS = 5_000;

/** Margins, sizes and positions are the host's to set. What is `!important` here comes before what is so in the page. */
const hostSheets = sheetOf(`
:host {
  display: block !important;
  float: none !important;
  padding: 0 !important;
  border: 0 !important;
  writing-mode: horizontal-tb !important;
}
.pantau-frame { height: 100%; }
`);

const sheetsOfTexts = new Map<string, Sheets>();

function sheetsOf(text: string): Sheets {
  const sheets = sheetsOfTexts.get(text) ?? sheetOf(text);
  sheetsOfTexts.set(text, sheets);
  return sheets;
}

export interface IsolationSettings {
  /** Replaces the style sheets of the packages. */
  readonly sheets: Sheets | undefined;
  readonly clock: Clock;
  onError(error: unknown): void;
}

export interface Isolation {
  /** In the shadow root of the host element. */
  readonly frame: HTMLElement;
  /** Handlers for the host element. */
  readonly events: Readonly<Record<string, (event: SyntheticEvent) => void>>;
}

/** Calls back with the sheets of the packages, and again when another package is imported. */
function watchSheets(
  { clock, onError }: IsolationSettings,
  onSheets: (sheets: readonly Sheets[]) => void,
): () => void {
  let isWatched = true;
  let cancelRetry = (): void => undefined;
  const update = (): void => {
    if (!isWatched) return;
    const texts = loadedPackageStyles();
    if (texts !== undefined) {
      onSheets(texts.map(sheetsOf));
      return;
    }
    loadPackageStyles().then(update, (error: unknown) => {
      if (!isWatched) return;
      onError(error);
      cancelRetry();
      cancelRetry = clock.setTimeout(update, RETRY_MS);
    });
  };
  update();
  const unwatch = watchPackageStyles(update);
  return () => {
    isWatched = false;
    unwatch();
    cancelRetry();
  };
}

/**
 * Gives a host element a shadow root, and reports its frame once that is styled. Returns a function that ends it; the
 * shadow root stays.
 */
export function isolate(
  host: HTMLElement,
  settings: IsolationSettings,
  onReady: (isolation: Isolation) => void,
): () => void {
  const { sheets } = settings;
  const show = (all: readonly Sheets[]): void => {
    if (host.shadowRoot !== null) {
      adoptSheets(host.shadowRoot, all);
      return;
    }
    onReady({ frame: enterShadowRoot(host, [hostSheets, ...all]), events: containedEvents });
  };
  if (sheets === undefined) return watchSheets(settings, show);
  show([sheets]);
  return () => undefined;
}
