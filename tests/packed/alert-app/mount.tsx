import { PantauProvider } from '@pantau/core';
import { type ReactNode, StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders widgets in the page's `#host`, with the version of React, until the event `unmount-widget`. */
export function mount(widgets: ReactNode): void {
  const host = document.getElementById('host');
  if (host === null) throw new Error('The page has no #host.');
  const root = createRoot(host);
  addEventListener('unmount-widget', () => root.unmount(), { once: true });
  root.render(
    <StrictMode>
      <p data-testid="react">{version}</p>
      <PantauProvider locale="en" theme="light" onError={(error) => console.error(error)}>
        {widgets}
      </PantauProvider>
    </StrictMode>,
  );
}
