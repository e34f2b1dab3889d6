import { addSheets } from './add-sheets.ts';

export { packageStyles } from './package-styles.ts';

/**
 * Styles that arrive with lazily loaded code. The build turns each CSS module that only such code imports
 * into a call of `lazyStyles`, and every mounted `PantauProvider` applies what has been loaded so far to
 * the document or shadow root that contains it. Constructable style sheets need neither a style tag nor
 * `style-src`.
 */
type StyleRoot = Document | ShadowRoot;

/** In the order of loading. */
const texts: string[] = [];

/** Number of mounted widgets in each root. */
const widgetsIn = new Map<StyleRoot, number>();

/** A sheet can only be adopted in the document that created it, there by any number of roots. */
const sheetsOf = new WeakMap<Document, CSSStyleSheet[]>();

function loadedSheets(page: Document): readonly CSSStyleSheet[] {
  const sheets = sheetsOf.get(page) ?? [];
  sheetsOf.set(page, sheets);
  for (const text of texts.slice(sheets.length)) {
    const sheet = new (page.defaultView?.CSSStyleSheet ?? CSSStyleSheet)();
    sheet.replaceSync(text);
    sheets.push(sheet);
  }
  return sheets;
}

const pageOf = (root: StyleRoot): Document => root.ownerDocument ?? (root as Document);

function adopt(root: StyleRoot): void {
  addSheets(root, loadedSheets(pageOf(root)));
}

/**
 * Adds the styles of a lazily loaded module before anything of it is rendered, and returns the names of
 * its classes.
 */
export function lazyStyles<T>(text: string, names: T): T {
  texts.push(text);
  for (const root of widgetsIn.keys()) adopt(root);
  return names;
}

/**
 * Applies lazily loaded styles, now and later, to the root of a widget's element until the returned
 * function is called. The style sheets of the host in that root stay untouched.
 */
export function adoptLazyStyles(element: Element): () => void {
  const found = element.getRootNode();
  // An element that is not attached yet is assumed to become part of its document.
  const root = 'adoptedStyleSheets' in found ? (found as StyleRoot) : element.ownerDocument;
  // Environments without constructable style sheets, such as jsdom, do not render either.
  if (root.adoptedStyleSheets === undefined) return () => undefined;
  widgetsIn.set(root, (widgetsIn.get(root) ?? 0) + 1);
  adopt(root);
  return () => {
    const remaining = (widgetsIn.get(root) ?? 0) - 1;
    if (remaining > 0) {
      widgetsIn.set(root, remaining);
      return;
    }
    widgetsIn.delete(root);
    const ours = new Set(sheetsOf.get(pageOf(root)));
    if (root.adoptedStyleSheets.some((sheet) => ours.has(sheet))) {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !ours.has(sheet));
    }
  };
}
