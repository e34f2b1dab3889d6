/** What a browser takes away in forced colours. */
const taken = `*, *::before, *::after {
  box-shadow: none !important;
  background-image: none !important;
}`;

function forcedRules(page: Document): readonly string[] {
  return [...page.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors')
        ? [...rule.cssRules].map(({ cssText }) => cssText)
        : [],
    ),
  );
}

/** Applies our rules for forced colours, and removes what a browser removes; returns how to undo it. */
export function emulateForcedColors(page: Document): () => void {
  const style = page.createElement('style');
  style.textContent = [taken, ...forcedRules(page)].join('\n');
  page.head.append(style);
  return () => style.remove();
}
