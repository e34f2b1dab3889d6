/** A host's page that renders a word and the bell, with the packages as built. */
import { AlertCenter } from '@pantau/alert-center';
import { createHttpAlertSource } from '@pantau/alert-center/http';
import { PantauProvider } from '@pantau/core';
import { createRoot } from 'react-dom/client';
// @ts-expect-error Built style sheets have no types.
import '@pantau/core/styles.css';
// @ts-expect-error Built style sheets have no types.
import '@pantau/alert-center/styles.css';

const source = createHttpAlertSource({
  baseUrl: new URLSearchParams(location.search).get('server') ?? '',
  getToken: async () => (await fetch('/token')).text(),
});

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <>
      <p>hi</p>
      <PantauProvider embedded locale="id" timeZone="Asia/Jakarta">
        <AlertCenter source={source} />
      </PantauProvider>
    </>,
  );
}
