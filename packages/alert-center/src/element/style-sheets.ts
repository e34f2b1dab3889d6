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
