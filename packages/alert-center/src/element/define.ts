import {
  type PantauAlertCenterElement,
  type Sheets,
  createElementClass,
} from './alert-center-element.ts';

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
  customElements.define(name, createElementClass(options.sheets));
}

declare global {
  interface HTMLElementTagNameMap {
    'pantau-alert-center': PantauAlertCenterElement;
  }
}
