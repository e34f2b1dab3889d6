import type { Clock } from '../clock/clock.ts';
import { copyStyles } from './copy-styles.ts';
import css from './own-window.module.css';

/** What the host's style sheets may ask for; ids would be in two documents. */
const isMirrored = (name: string): boolean =>
  /^(class|lang|dir|part|data-.*)$/.test(name) && name !== 'data-pantau-layer';

function mirrorAttributes(from: Element, to: Element, ownClass = ''): void {
  for (const name of to.getAttributeNames()) {
    if (isMirrored(name) && !from.hasAttribute(name)) to.removeAttribute(name);
  }
  for (const name of from.getAttributeNames()) {
    if (isMirrored(name)) to.setAttribute(name, from.getAttribute(name) ?? '');
  }
  if (ownClass !== '') to.classList.add(...ownClass.split(' '));
  // An attribute would need `style-src`; the object does not.
  if ('style' in from && 'style' in to) {
    (to as HTMLElement).style.cssText = (from as HTMLElement).style.cssText;
  }
}

export interface MirroredRoot {
  /** Like the root of the provider, in the window. */
  readonly element: HTMLElement;
  /** Resolves when the window has its styles. */
  readonly ready: Promise<unknown>;
  stop(): void;
}

/** The shadow root of a custom element, with an element of its name around it: the page styles both by that name. */
function shadowIn(page: Document, original: ShadowRoot): { root: ShadowRoot; host: HTMLElement } {
  const host = page.createElement(original.host.localName);
  page.body.append(host);
  return { host, root: host.attachShadow({ mode: 'open' }) };
}

/**
 * Builds, in another document, what surrounds the provider's content: its root, and for a custom element its shadow root
 * with its frame. Attributes, inline variables and style sheets follow those of the page: theme, direction, language,
 * brand and appearance are the same without being computed twice.
 */
export function mirrorRoot(original: HTMLElement, page: Document, clock: Clock): MirroredRoot {
  const from = original.ownerDocument;
  const element = page.createElement('div');
  const pairs: [Element, Element, (string | undefined)?][] = [
    [from.documentElement, page.documentElement],
    [from.body, page.body],
    [original, element, css.window],
  ];
  const styles = [copyStyles(from, page, clock)];
  const root = original.getRootNode();
  if ('host' in root) {
    const shadow = shadowIn(page, root as ShadowRoot);
    styles.push(copyStyles(root as ShadowRoot, shadow.root, clock));
    pairs.push([(root as ShadowRoot).host, shadow.host]);
    let inner: Element = element;
    for (let outer = original.parentElement; outer !== null; outer = outer.parentElement) {
      const copy = page.createElement(outer.localName);
      pairs.push([outer, copy]);
      copy.append(inner);
      inner = copy;
    }
    shadow.root.append(inner);
  } else page.body.append(element);

  const update = (): void => {
    for (const [source, target, ownClass] of pairs) mirrorAttributes(source, target, ownClass);
    // Hosts set it on any element around the widget.
    const { fontFamily } = getComputedStyle(original);
    element.style.setProperty('font-family', fontFamily);
  };
  update();
  const observer = new MutationObserver(update);
  for (const [source] of pairs) observer.observe(source, { attributes: true });
  return {
    element,
    ready: Promise.all(styles.map(({ ready }) => ready)),
    stop() {
      observer.disconnect();
      for (const one of styles) one.stop();
    },
  };
}
