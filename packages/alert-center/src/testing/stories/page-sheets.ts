interface ViteMeta {
  glob(patterns: readonly string[], options: { readonly eager: true }): object;
}

// Puts the styles of lazy parts into the page before any element copies them.
const modules = (import.meta as unknown as ViteMeta).glob(
  ['../../**/*.module.css', '../../../../core/src/**/*.module.css'],
  { eager: true },
);

/** Copies the page's style sheets: in Storybook they include the widget's, which a shadow root cannot see. */
export function copyPageSheets(page: Document): readonly CSSStyleSheet[] {
  // A build leaves out style sheets of modules that nothing uses.
  if (Object.keys(modules).length === 0) throw new Error('The widget has no style sheets');
  return [...page.styleSheets].flatMap((sheet) => {
    const copy = new CSSStyleSheet();
    try {
      copy.replaceSync([...sheet.cssRules].map((rule) => rule.cssText).join('\n'));
    } catch {
      // Sheets of other origins cannot be read, and are not the widget's.
      return [];
    }
    return [copy];
  });
}
