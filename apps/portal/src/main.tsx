import { portal } from './start-session.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { preloadSignedInPages } from './lazy-pages.tsx';
import '@fontsource-variable/ibm-plex-sans/wght.css';
import './styles/base.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

if (portal.session.get().status === 'unknown') preloadSignedInPages();
createRoot(root).render(
  <StrictMode>
    <App portal={portal} />
  </StrictMode>,
);
