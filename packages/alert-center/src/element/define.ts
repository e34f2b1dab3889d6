import { createElementClass } from './alert-center-element.ts';
import type { PantauAlertBellElement, PantauAlertCenterElement } from './element-properties.ts';
import type { AlertBellProps, AlertCenterProps } from './jsx-elements.ts';

export interface DefineOptions {
  /** Style sheets the shadow root adopts instead of the built-in ones, for a workbench. */
  readonly sheets?: ((page: Document) => readonly CSSStyleSheet[]) | undefined;
}

function define(name: string, { sheets }: DefineOptions, isBell: boolean): void {
  if (typeof customElements === 'undefined' || customElements.get(name) !== undefined) return;
  customElements.define(name, createElementClass(sheets, isBell));
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
  define(name, options, false);
}

/**
 * Defines the element that is only a bell with its popup. Does nothing if the name is already defined or there is no DOM.
 *
 * @param name defaults to `pantau-alert-bell`
 */
export function definePantauAlertBell(
  name = 'pantau-alert-bell',
  options: DefineOptions = {},
): void {
  define(name, options, true);
}

declare global {
  interface HTMLElementTagNameMap {
    'pantau-alert-center': PantauAlertCenterElement;
    'pantau-alert-bell': PantauAlertBellElement;
  }
}

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React declares the elements of JSX in one.
  namespace JSX {
    interface IntrinsicElements {
      'pantau-alert-center': AlertCenterProps;
      'pantau-alert-bell': AlertBellProps;
    }
  }
}
