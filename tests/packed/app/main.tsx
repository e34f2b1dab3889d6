import { PantauProvider } from '@pantau/core';
import { Button } from '@pantau/core/ui';
import { StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';
import '@pantau/core/styles.css';

const host = document.getElementById('host');
if (host === null) throw new Error('The page has no place for the widget.');

createRoot(host).render(
  <StrictMode>
    <p data-testid="react">{version}</p>
    <PantauProvider locale="en">
      <Button>{'Resolve'}</Button>
    </PantauProvider>
  </StrictMode>,
);
