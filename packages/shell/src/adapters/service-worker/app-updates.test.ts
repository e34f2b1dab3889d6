import { createManualClock } from '@pantau/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createServiceWorkerUpdates } from './app-updates.ts';
import { GET_BUILD, SKIP_WAITING } from './build-messages.ts';

const OWN = '/assets/index-own.js';
/** What the rule says, whatever the code has. */
const FIRST_INSTALL_DELAY_MS = 8_000;
const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

const pageOf = (entry: string): string => `<script type="module" src="${entry}"></script>`;

/** A service worker that names its build; without one it never answers. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly received: unknown[] = [];
  readonly #build: string | undefined;

  constructor(build?: string) {
    super();
    this.#build = build;
  }

  postMessage({ type }: { readonly type: string }, [port]: readonly MessagePort[] = []): void {
    this.received.push(type);
    if (type === GET_BUILD && this.#build !== undefined) port?.postMessage(this.#build);
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = vi.fn(() => Promise.resolve());

  /** A newer build was found and has installed itself. */
  install(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.state = 'installed';
    worker.dispatchEvent(new Event('statechange'));
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null;
  readonly registration = new FakeRegistration();
  readonly register = vi.fn(() => Promise.resolve(this.registration));

  constructor(controller: FakeWorker | null) {
    super();
    this.controller = controller;
  }

  control(worker: FakeWorker): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

function create(controller: FakeWorker | null, registrationError?: Error) {
  const container = new FakeContainer(controller);
  if (registrationError !== undefined) container.register.mockRejectedValueOnce(registrationError);
  const window = new EventTarget();
  const clock = createManualClock();
  const reload = vi.fn();
  const onError = vi.fn();
  const loadPage = vi.fn(() => Promise.resolve(pageOf(OWN)));
  const updates = createServiceWorkerUpdates({
    url: '/service-worker.js',
    build: OWN,
    loadPage,
    container: container as unknown as ServiceWorkerContainer,
    document: { addEventListener: () => {}, visibilityState: 'visible' },
    window: window as unknown as Window,
    reload,
    onError,
    clock,
  });
  const { registration } = container;
  return { container, registration, window, clock, reload, updates, loadPage, onError };
}

async function setUp(controller: FakeWorker | null = new FakeWorker(OWN)) {
  const created = create(controller);
  if (controller === null) await created.clock.advance(FIRST_INSTALL_DELAY_MS);
  await vi.waitFor(() => expect(created.container.register).toHaveBeenCalled());
  await Promise.resolve();
  return created;
}

it('is installed on the first visit once the page can be used (SH-111)', async () => {
  const { container, clock } = create(null);
  await clock.advance(FIRST_INSTALL_DELAY_MS - 1);
  expect(container.register).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(container.register).toHaveBeenCalledOnce();
});

describe('a newer build', () => {
  it('is announced, and replaces the page when it is applied (SH-28)', async () => {
    const { registration, container, updates, reload } = await setUp();
    const listener = vi.fn();
    updates.subscribe(listener);
    const newer = new FakeWorker('/assets/index-newer.js');
    registration.install(newer);
    await vi.waitFor(() => expect(updates.get()).toBe(true));
    expect(listener).toHaveBeenCalledOnce();
    expect(newer.received).not.toContain(SKIP_WAITING);
    updates.apply();
    expect(newer.received).toContain(SKIP_WAITING);
    expect(reload).not.toHaveBeenCalled();
    container.control(newer);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('takes over silently when the page runs it already (SH-28)', async () => {
    const { registration, updates, reload } = await setUp();
    const same = new FakeWorker(OWN);
    registration.install(same);
    await vi.waitFor(() => expect(same.received).toContain(SKIP_WAITING));
    expect(updates.get()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is announced, not loaded, in a tab whose neighbour applied it (SH-28)', async () => {
    const { container, updates, reload } = await setUp();
    container.control(new FakeWorker('/assets/index-newer.js'));
    await vi.waitFor(() => expect(updates.get()).toBe(true));
    expect(reload).not.toHaveBeenCalled();
    updates.apply();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is loaded from the network when its worker does not take over (SH-28)', async () => {
    const { registration, clock, updates, reload } = await setUp();
    registration.install(new FakeWorker('/assets/index-newer.js'));
    await vi.waitFor(() => expect(updates.get()).toBe(true));
    updates.apply();
    await clock.advance(3_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not announced on the first visit (SH-28)', async () => {
    const { registration, updates } = await setUp(null);
    const first = new FakeWorker(OWN);
    registration.install(first);
    expect(first.received).toEqual([]);
    expect(updates.get()).toBe(false);
  });

  it('is looked for while the page stays open, and when it is online again (SH-28)', async () => {
    const { registration, window, clock } = await setUp();
    await clock.advance(HOUR_MS);
    expect(registration.update).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('online'));
    expect(registration.update).toHaveBeenCalledTimes(2);
    await clock.advance(60_000);
    window.dispatchEvent(new Event('online'));
    expect(registration.update).toHaveBeenCalledTimes(3);
  });
});

describe('a service worker whose script is not at its address any more', () => {
  async function setUpWithoutScript() {
    const created = await setUp();
    created.registration.update.mockRejectedValue(new TypeError('404'));
    return created;
  }

  it('leaves it to the page of the server to name a newer build, which a reload shows (SH-159)', async () => {
    const { clock, updates, loadPage, onError, reload } = await setUpWithoutScript();
    loadPage.mockResolvedValue(pageOf('/assets/index-newer.js'));
    expect(loadPage).not.toHaveBeenCalled();
    await clock.advance(HOUR_MS);
    await vi.waitFor(() => expect(updates.get()).toBe(true));
    expect(onError).toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
    updates.apply();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('announces nothing while the server has the same build, or cannot be reached (SH-159)', async () => {
    const { clock, updates, loadPage, onError } = await setUpWithoutScript();
    await clock.advance(HOUR_MS);
    await vi.waitFor(() => expect(loadPage).toHaveBeenCalled());
    loadPage.mockRejectedValue(new TypeError('Failed to fetch'));
    onError.mockClear();
    await clock.advance(HOUR_MS);
    await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
    expect(updates.get()).toBe(false);
  });

  it('is registered again once it is there (SH-159)', async () => {
    const gone = new TypeError('404');
    const { container, window, clock, updates, loadPage } = create(new FakeWorker(OWN), gone);
    await vi.waitFor(() => expect(loadPage).toHaveBeenCalled());
    await clock.advance(MINUTE_MS);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(container.register).toHaveBeenCalledTimes(2));
    await Promise.resolve();
    container.registration.install(new FakeWorker('/assets/index-newer.js'));
    await vi.waitFor(() => expect(updates.get()).toBe(true));
  });
});
