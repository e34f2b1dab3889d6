import { services } from './start-session.ts';
import { Application } from '@pantau/shell/session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { reportError } from './portal/report-error.ts';
import { preload, router } from './router.tsx';
import '@fontsource-variable/ibm-plex-sans/wght.css';
import './styles/base.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

if (services.session.get().status === 'unknown') preload();
createRoot(root).render(
  <StrictMode>
    <Application services={services} onError={reportError}>
      <RouterProvider router={router} />
    </Application>
  </StrictMode>,
);
