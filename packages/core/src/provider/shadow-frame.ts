import { addSheets } from '../lazy/add-sheets.ts';

/** Returns the sheets that an element's shadow root adopts in a document. */
export type Sheets = (page: Document) => readonly CSSStyleSheet[];

/** Creates the sheet once per document and shares it between all elements; adds no style tag. */
export function sheetOf(text: string): Sheets {
  const cache = new WeakMap<Document, readonly CSSStyleSheet[]>();
  return (page) => {
    const cached = cache.get(page);
    if (cached !== undefined) return cached;
    const sheet = new (page.defaultView?.CSSStyleSheet ?? CSSStyleSheet)();
    sheet.replaceSync(text);
    cache.set(page, [sheet]);
    return [sheet];
  };
}

/** Class of the frame that contains everything of a widget in its shadow root. */
const frameClass = 'pantau-frame';

/**
 * Stops inheritance from the host's page, except for its font and `visibility`. Rules of the page for the host
 * element override `:host`, so everything the widget relies on is set on the frame inside (EM-6).
 */
const frameSheets = sheetOf(`
:host { max-width: 100%; }
:host([hidden]) { display: none !important; }
.${frameClass} {
  all: initial;
  position: relative;
  display: block;
  direction: ltr;
  unicode-bidi: isolate;
  box-sizing: border-box;
  max-width: 100%;
  font-family: inherit;
  visibility: inherit;
}
`);

/** Adopts the sheets that the shadow root does not have yet. Those of lazy parts stay (docs/decisions/0012). */
export function adoptSheets(shadow: ShadowRoot, sheets: readonly Sheets[]): void {
  addSheets(
    shadow,
    sheets.flatMap((sheetsIn) => sheetsIn(shadow.ownerDocument)),
  );
}

/**
 * Puts a frame into the shadow root of a host element, which is created if it has none.
 *
 * @param sheets are adopted in this order, after the frame's own
 */
export function enterShadowRoot(host: HTMLElement, sheets: readonly Sheets[]): HTMLElement {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  adoptSheets(shadow, [frameSheets, ...sheets]);
  const frame = host.ownerDocument.createElement('div');
  frame.className = frameClass;
  shadow.append(frame);
  return frame;
}
