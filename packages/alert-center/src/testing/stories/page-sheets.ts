/** The page's sheets, copied: in the workbench ours stand there, and a shadow root does not see them. */
export function copyPageSheets(page: Document): readonly CSSStyleSheet[] {
  return [...page.styleSheets].flatMap((sheet) => {
    const copy = new CSSStyleSheet();
    try {
      copy.replaceSync([...sheet.cssRules].map((rule) => rule.cssText).join('\n'));
    } catch {
      // A sheet of another origin cannot be read; none of ours is.
      return [];
    }
    return [copy];
  });
}
