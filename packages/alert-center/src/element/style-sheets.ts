/** The sheets that an element's shadow root adopts. */
export type Sheets = (page: Document) => readonly CSSStyleSheet[];

/** A sheet is made once for each document, and shared by every element in it. No style tag. */
export function sheetOf(text: string): Sheets {
  const made = new WeakMap<Document, readonly CSSStyleSheet[]>();
  return (page) => {
    const known = made.get(page);
    if (known !== undefined) return known;
    const sheet = new (page.defaultView?.CSSStyleSheet ?? CSSStyleSheet)();
    sheet.replaceSync(text);
    made.set(page, [sheet]);
    return [sheet];
  };
}
