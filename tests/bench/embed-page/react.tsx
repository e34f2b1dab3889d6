/** A host's page that renders a word and the bell, loaded as the README of the alert centre shows. */
import { Suspense, lazy } from 'react';
import { createRoot } from 'react-dom/client';

const Bell = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }));

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <>
      <p>hi</p>
      <Suspense fallback={null}>
        <Bell />
      </Suspense>
    </>,
  );
}
