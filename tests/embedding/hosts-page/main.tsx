/** A host that shows the alert centre in one of the forms in which it is published, as often as a test wants. */
import { AlertCenter } from '@pantau/alert-center';
import { definePantauAlertCenter } from '@pantau/alert-center/element';
import {
  createMemoryAlertSource,
  createMemoryEvidenceSource,
  demoUsers,
} from '@pantau/alert-center/memory';
import { type Appearance, PantauProvider, type SessionUser, createMemoryStore } from '@pantau/core';
import { createRoot } from 'react-dom/client';

export type Form = 'element' | 'isolated' | 'light';

declare global {
  interface Window {
    alertCenter?: {
      show(): void;
      remove(): void;
      /** An alert arrives that opens its preview by itself. */
      arrive(): void;
      /** What is compared with later states, by name. */
      readonly kept: Map<string, unknown>;
    };
  }
}

const { userId, fullname, scopes } = demoUsers.manager;
const user: SessionUser = {
  ...{ userId, fullname, scopes, flags: [] },
  ...{ email: null, phoneNo: null, lastReminder: null },
  ...{ companyId: 1, companyName: 'Angkasa', companyType: 'standard', timeZone: 'Asia/Jakarta' },
};
const maps = { workerUrl: '/pantau-map-worker.js' };
/** The font of the page is the only thing that is inherited. */
const appearance: Appearance = { variables: { font: 'sans-serif' } };

let arrive = (): void => undefined;

function sources() {
  const alerts = createMemoryAlertSource({ seed: 4, latencyMs: 0, scenario: 'quiet' });
  const { world } = alerts;
  const cameras = Object.fromEntries(
    world.alerts().map(({ vehicle }) => [vehicle.vehicleId, 'isThere' as const]),
  );
  const files = [{ url: '/road.webm', contentType: 'video/webm' }];
  const evidence = createMemoryEvidenceSource({
    world,
    latencyMs: 0,
    cameras,
    clipFiles: () => files,
  });
  arrive = () => void world.arrive({ alertCode: 1 });
  return { alerts, evidence };
}

function showElement(parent: HTMLElement): () => void {
  const element = document.createElement('pantau-alert-center');
  const { alerts, evidence } = sources();
  Object.assign(element, { source: alerts, evidence, user, appearance });
  for (const [name, value] of Object.entries({
    locale: 'id',
    theme: 'light',
    'worker-url': maps.workerUrl,
    'storage-namespace': 'angkasa',
    shortcuts: 'off',
  })) {
    element.setAttribute(name, value);
  }
  const box = document.createElement('div');
  box.className = 'box';
  box.append(element);
  parent.append(box);
  return () => box.remove();
}

function showInReact(parent: HTMLElement, isolated: boolean): () => void {
  const root = createRoot(parent);
  const { alerts, evidence } = sources();
  root.render(
    <PantauProvider
      isolated={isolated}
      embedded
      locale="id"
      theme="light"
      timeZone="Asia/Jakarta"
      user={user}
      store={createMemoryStore()}
      appearance={appearance}
      onError={(error) => console.error(error)}
    >
      <AlertCenter source={alerts} evidence={evidence} maps={maps} shortcuts={{}} />
    </PantauProvider>,
  );
  return () => root.unmount();
}

definePantauAlertCenter();
const query = new URLSearchParams(location.search);
const form = (query.get('form') ?? 'element') as Form;
const place = document.getElementById('widget');
if (place === null) throw new Error('The page has no place for the widget');

let remove = (): void => undefined;
window.alertCenter = {
  show() {
    // A sandboxed frame has no storage.
    if (self.origin !== 'null') {
      localStorage.clear();
      sessionStorage.clear();
    }
    remove = form === 'element' ? showElement(place) : showInReact(place, form === 'isolated');
  },
  remove: () => remove(),
  arrive: () => arrive(),
  kept: new Map(),
};
