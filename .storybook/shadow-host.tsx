import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type Root, createRoot } from 'react-dom/client';

/** Copies the page's style sheets, which do not apply inside a shadow root. */
function copyStyleSheets(root: ShadowRoot): void {
  root.adoptedStyleSheets = [...root.ownerDocument.styleSheets].flatMap((sheet) => {
    const copy = new CSSStyleSheet();
    try {
      copy.replaceSync([...sheet.cssRules].map((rule) => rule.cssText).join('\n'));
    } catch {
      // Style sheets of another origin cannot be read; the stories use none.
      return [];
    }
    return [copy];
  });
}

/** Renders its children in an open shadow root with a separate React root, as the custom elements do. */
export function ShadowHost({ children }: { readonly children: ReactNode }): ReactElement {
  const hostRef = useRef<HTMLDivElement>(null);
  const [shadowRoot, setShadowRoot] = useState<Root>();

  useLayoutEffect(() => {
    const host = hostRef.current;
    if (host === null) return undefined;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    copyStyleSheets(shadow);
    const container = document.createElement('div');
    shadow.append(container);
    const root = createRoot(container);
    setShadowRoot(root);
    return () => {
      container.remove();
      queueMicrotask(() => root.unmount());
    };
  }, []);

  useLayoutEffect(() => shadowRoot?.render(children), [shadowRoot, children]);
  return <div ref={hostRef} data-testid="shadow-host" />;
}
