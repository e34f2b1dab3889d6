import { isDevelopment } from '@pantau/core/base';
import { type Sheets, enterShadowRoot } from '@pantau/core/shadow-frame';
import { createElement } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { dispatchError } from './element-events.ts';
import {
  type AttributeName,
  bellAttributes,
  observedAttributes,
  readSettings,
} from './element-settings.ts';
import { type GetToken, createSourceCache, noToken } from './element-source.ts';
import { hostSheets, partSheets } from './element-styles.ts';
import { ElementView } from './element-view.tsx';
import type { PantauAlertCenterProperties } from './element-properties.ts';

const emptyProperties: PantauAlertCenterProperties = {
  getToken: null,
  source: null,
  evidence: null,
  calls: null,
  brandSource: null,
  notifications: null,
  user: null,
  messages: undefined,
  brand: undefined,
  appearance: undefined,
  onSeeOther: undefined,
  onOpenRuleSettings: undefined,
  shortcuts: undefined,
  renderRow: undefined,
  rowParts: undefined,
  renderEmpty: undefined,
  renderError: undefined,
  renderBell: undefined,
  renderHeader: undefined,
  renderFooter: undefined,
  previewSections: undefined,
  actions: undefined,
};

const propertyNames = Object.keys(emptyProperties) as (keyof PantauAlertCenterProperties)[];

/**
 * Creates a new element class; each tag name needs its own. Requires a DOM.
 *
 * @param isBell has no strip beside the bell, and shows the panel as a popup only
 */
export function createElementClass(
  sheets: Sheets = partSheets,
  isBell = false,
): CustomElementConstructor {
  const attributes: readonly AttributeName[] = isBell ? bellAttributes : observedAttributes;
  return class PantauAlertCenter extends HTMLElement {
    static readonly observedAttributes = attributes;

    readonly #values: Partial<PantauAlertCenterProperties> = {};
    readonly #sources = createSourceCache();
    #frame: HTMLElement | null = null;
    #root: Root | null = null;
    #isScheduled = false;

    static {
      for (const name of propertyNames) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: PantauAlertCenter) {
            return this.#values[name] ?? emptyProperties[name];
          },
          set(this: PantauAlertCenter, value: never) {
            this.#values[name] = value;
            this.#schedule();
          },
        });
      }
    }

    constructor() {
      super();
      // Properties set before the element was defined are own properties of the instance.
      for (const name of propertyNames) {
        const early = Object.getOwnPropertyDescriptor(this, name);
        if (early === undefined) continue;
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early.value);
      }
    }

    connectedCallback(): void {
      this.#schedule();
    }

    disconnectedCallback(): void {
      // Moving the element disconnects and reconnects it: unmount only if it stays disconnected.
      this.#schedule();
    }

    attributeChangedCallback(): void {
      this.#schedule();
    }

    #schedule(): void {
      if (this.#isScheduled) return;
      this.#isScheduled = true;
      queueMicrotask(() => {
        this.#isScheduled = false;
        if (this.isConnected) this.#render();
        else this.#leave();
      });
    }

    readonly #getToken: GetToken = (reason) => {
      const { getToken } = this.#values;
      if (getToken != null) return getToken(reason);
      const token = this.getAttribute('token');
      return token === null || token === '' ? Promise.reject(noToken()) : Promise.resolve(token);
    };

    readonly #onError = (error: unknown): void => dispatchError(this, error);

    #enter(): Root {
      const frame = enterShadowRoot(this, [hostSheets, sheets]);
      this.#frame = frame;
      const root = createRoot(frame, { onUncaughtError: this.#onError });
      this.#root = root;
      return root;
    }

    #render(): void {
      if (isDevelopment()) {
        import('./check-attributes.ts').then(
          (loaded) => loaded.checkAttributes(this),
          this.#onError,
        );
      }
      const read = (name: AttributeName) =>
        attributes.includes(name) ? this.getAttribute(name) : null;
      const settings = readSettings(read);
      const { source = null, evidence = null, calls = null } = this.#values;
      const { brandSource = null, user = null } = this.#values;
      const found = this.#sources.get({
        source,
        evidence,
        calls,
        brandSource,
        settings,
        user,
        getToken: this.#getToken,
        onError: this.#onError,
      });
      if (found === null) {
        this.#leave();
        return;
      }
      const root = this.#root ?? this.#enter();
      root.render(
        createElement(ElementView, {
          element: this,
          settings,
          isBell,
          sources: found,
          properties: { ...emptyProperties, ...this.#values, user },
        }),
      );
    }

    #leave(): void {
      this.#root?.unmount();
      this.#frame?.remove();
      this.#root = null;
      this.#frame = null;
    }
  };
}
