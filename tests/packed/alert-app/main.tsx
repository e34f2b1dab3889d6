/** A host that renders the alert centre with the memory adapter. */
import { AlertCenter } from '@pantau/alert-center';
import { createMemoryAlertSource, createMemoryEvidenceSource } from '@pantau/alert-center/memory';
import { PantauProvider } from '@pantau/core';
import { StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';
import '@pantau/core/styles.css';
import '@pantau/alert-center/styles.css';

const host = document.getElementById('host');
if (host === null) throw new Error('The page has no #host.');
const source = createMemoryAlertSource({ seed: 1 });
const evidence = createMemoryEvidenceSource({ world: source.world });
// No worker and no static maps: previews show coordinates.
const maps = {};

const root = createRoot(host);
addEventListener('unmount-widget', () => root.unmount(), { once: true });
root.render(
  <StrictMode>
    <p data-testid="react">{version}</p>
    <div style={{ height: 640 }}>
      <PantauProvider locale="en" theme="light" onError={(error) => console.error(error)}>
        <AlertCenter source={source} evidence={evidence} maps={maps} display="inline" />
      </PantauProvider>
    </div>
  </StrictMode>,
);
