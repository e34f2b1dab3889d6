/** A host in React whose alert centre has the partner's own look, in its page or isolated. */
import { AlertCenter } from '@pantau/alert-center';
import { createMemoryAlertSource } from '@pantau/alert-center/memory';
import { PantauProvider, createMemoryStore } from '@pantau/core';
import { createRoot } from 'react-dom/client';
import { ownLook } from './own-look.ts';

const isolated = new URLSearchParams(location.search).get('form') === 'isolated';
const source = createMemoryAlertSource({ seed: 4, latencyMs: 0, scenario: 'quiet' });
const host = document.getElementById('widget');

document.getElementById('add')?.addEventListener('click', () => {
  if (host === null) return;
  createRoot(host).render(
    <PantauProvider
      isolated={isolated}
      embedded
      locale="id"
      theme="light"
      timeZone="Asia/Jakarta"
      store={createMemoryStore()}
      appearance={ownLook}
      onError={(error) => console.error(error)}
      style={{ height: 600 }}
    >
      <AlertCenter source={source} display="inline" shortcuts={{}} />
    </PantauProvider>,
  );
});
