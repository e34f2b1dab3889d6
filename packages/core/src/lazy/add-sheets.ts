/** Sheets that a host passed; ours that load later are put before them, so that order decides for the host. */
export const ofHosts = new WeakSet<CSSStyleSheet>();

/** Adopts the sheets that a document or shadow root does not have yet. */
export function addSheets(root: Document | ShadowRoot, sheets: readonly CSSStyleSheet[]): void {
  const adopted = root.adoptedStyleSheets;
  const missing = sheets.filter((sheet) => !adopted.includes(sheet));
  if (missing.length === 0) return;
  const byHost = adopted.filter((sheet) => ofHosts.has(sheet));
  const ours = adopted.filter((sheet) => !ofHosts.has(sheet));
  root.adoptedStyleSheets = [...ours, ...missing, ...byHost];
}
