import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The page's sheets, copied: inside a shadow root they would not be seen. */
function copySheets(root: ShadowRoot): void {
  root.adoptedStyleSheets = [...root.ownerDocument.styleSheets].flatMap((sheet) => {
    const copy = new CSSStyleSheet();
    try {
      copy.replaceSync([...sheet.cssRules].map((rule) => rule.cssText).join('\n'));
    } catch {
      // A sheet of another origin cannot be read; none of ours is.
      return [];
    }
    return [copy];
  });
}

/** Renders its children in an open shadow root, by a React root of its own, as the custom elements do. */
export function ShadowHost({ children }: { readonly children: ReactNode }): ReactElement {
  const hostRef = useRef<HTMLDivElement>(null);
  const [render, setRender] = useState<{ with(children: ReactNode): void }>();

  useLayoutEffect(() => {
    const host = hostRef.current;
    if (host === null) return undefined;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    copySheets(shadow);
    const container = document.createElement('div');
    shadow.append(container);
    const root = createRoot(container);
    setRender({ with: (content) => root.render(content) });
    return () => {
      container.remove();
      queueMicrotask(() => root.unmount());
    };
  }, []);

  useLayoutEffect(() => render?.with(children), [render, children]);
  return <div ref={hostRef} data-testid="shadow-host" />;
}
