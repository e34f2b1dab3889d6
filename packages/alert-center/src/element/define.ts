import { createElementClass } from './alert-center-element.ts';
import type { PantauAlertCenterElement } from './element-properties.ts';
import type { Sheets } from './style-sheets.ts';

export interface DefineOptions {
  /** What the shadow root adopts instead of the built-in sheets: for workbenches. */
  readonly sheets?: Sheets | undefined;
}

/**
 * Defines the element under a name, `pantau-alert-center` unless told. Harmless when the name is
 * taken, and where there is no DOM.
 */
export function definePantauAlertCenter(
  name = 'pantau-alert-center',
  options: DefineOptions = {},
): void {
  if (typeof customElements === 'undefined' || customElements.get(name) !== undefined) return;
  const { sheets } = options;
  const own = sheets && { first: sheets, loadLater: () => Promise.resolve(sheets) };
  customElements.define(name, createElementClass(own));
}

declare global {
  interface HTMLElementTagNameMap {
    'pantau-alert-center': PantauAlertCenterElement;
  }
}
