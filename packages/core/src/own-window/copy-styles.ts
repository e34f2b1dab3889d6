import type { Clock } from '../clock/clock.ts';

type StyleRoot = Document | ShadowRoot;
type StyleElement = HTMLLinkElement | HTMLStyleElement;

const selector = 'style, link[rel~="stylesheet"]';

/** How long the window waits for its style sheets, ms; it is shown without them after that. */
const LOAD_MAX_MS = 3_000;

/** Rules that a script has inserted are not in the element's text. */
const textOf = (sheet: CSSStyleSheet): string =>
  [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');

/** A sheet cannot be shared between documents. */
function newSheet(to: Document, text: string): CSSStyleSheet {
  const sheet = new (to.defaultView?.CSSStyleSheet ?? CSSStyleSheet)();
  sheet.replaceSync(text);
  return sheet;
}

function cloneOf(original: StyleElement, to: Document): StyleElement {
  const copy = to.importNode(original, true);
  // Browsers hide the nonce from the attribute.
  copy.nonce = original.nonce;
  if ('href' in copy) copy.href = (original as HTMLLinkElement).href;
  return copy;
}

const isInserted = (element: StyleElement): element is HTMLStyleElement =>
  element.localName === 'style' &&
  element.textContent.trim() === '' &&
  (element.sheet?.cssRules.length ?? 0) > 0;

function isLoaded(link: StyleElement, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.setTimeout(resolve, LOAD_MAX_MS);
    const done = (): void => {
      cancel();
      resolve();
    };
    link.addEventListener('load', done, { once: true });
    link.addEventListener('error', done, { once: true });
  });
}

export interface CopiedStyles {
  /** Resolves when the linked style sheets have arrived. */
  readonly ready: Promise<unknown>;
  stop(): void;
}

/**
 * Copies the style sheets of a document or shadow root to one of another document, and those that the page adds later.
 * Links and style elements are cloned with their nonce; sheets that were adopted or filled by script are made anew, which
 * needs no `style-src`.
 */
export function copyStyles(from: StyleRoot, to: StyleRoot, clock: Clock): CopiedStyles {
  const page = to.ownerDocument ?? (to as Document);
  const target = 'head' in to ? to.head : to;
  const copies = new Map<Element, StyleElement>();
  const loads: Promise<void>[] = [];

  const update = (): void => {
    const originals = [...from.querySelectorAll<StyleElement>(selector)];
    for (const [original, copy] of copies) {
      if (originals.includes(original as StyleElement)) continue;
      copy.remove();
      copies.delete(original);
    }
    for (const original of originals) {
      if (copies.has(original) || isInserted(original)) continue;
      const copy = cloneOf(original, page);
      if (copy.localName === 'link') loads.push(isLoaded(copy, clock));
      copies.set(original, copy);
      target.append(copy);
    }
  };
  update();
  const scripted = [...from.querySelectorAll<StyleElement>(selector)]
    .filter(isInserted)
    .flatMap(({ sheet }) => sheet ?? []);
  to.adoptedStyleSheets = [...scripted, ...from.adoptedStyleSheets].map((sheet) =>
    newSheet(page, textOf(sheet)),
  );
  const observer = new MutationObserver(update);
  observer.observe('head' in from ? from.head : from, { childList: true });
  return { ready: Promise.all(loads), stop: () => observer.disconnect() };
}
