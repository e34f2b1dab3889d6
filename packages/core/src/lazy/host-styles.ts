import { addSheets, ofHosts } from './add-sheets.ts';

/**
 * Applies the host's style sheet to the shadow root that contains a widget until the returned function is called. In a
 * document the host's own style sheets apply, and ours add none to them (EM-7).
 */
export function adoptHostStyles(element: Element | null, text: string): (() => void) | undefined {
  const root = element?.getRootNode();
  if (root === undefined || !('host' in root)) return undefined;
  const shadow = root as ShadowRoot;
  const sheet = new (shadow.ownerDocument.defaultView?.CSSStyleSheet ?? CSSStyleSheet)();
  sheet.replaceSync(text);
  ofHosts.add(sheet);
  addSheets(shadow, [sheet]);
  return () => {
    shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
