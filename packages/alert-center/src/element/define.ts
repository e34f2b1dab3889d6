import { createElementClass } from './alert-center-element.ts';
import type { PantauAlertCenterElement } from './element-properties.ts';

export interface DefineOptions {
  /** Style sheets the shadow root adopts instead of the built-in ones, for a workbench. */
  readonly sheets?: ((page: Document) => readonly CSSStyleSheet[]) | undefined;
}

/**
 * Defines the custom element. Does nothing if the name is already defined or there is no DOM.
 *
 * @param name defaults to `pantau-alert-center`
 */
export function definePantauAlertCenter(
  name = 'pantau-alert-center',
  options: DefineOptions = {},
): void {
  if (typeof customElements === 'undefined' || customElements.get(name) !== undefined) return;
  customElements.define(name, createElementClass(options.sheets));
}

declare global {
  interface HTMLElementTagNameMap {
    'pantau-alert-center': PantauAlertCenterElement;
  }
}
