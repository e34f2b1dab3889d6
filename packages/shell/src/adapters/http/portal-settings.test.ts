import { PantauError } from '@pantau/core';
import type { RestClient } from '@pantau/core/transport';
import { describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '../../engine/installation/portal-settings.ts';
import { portalSettingsOf } from './portal-settings.ts';

const { signal } = new AbortController();

function setUp(request: RestClient['request']) {
  const onError = vi.fn();
  return { settings: portalSettingsOf({ request }, onError), onError };
}

describe('portal settings', () => {
  it('uses the defaults until the server responds, then its settings (PO-33)', async () => {
    const loaded = {
      mapStyleUrl: 'https://maps.example/s.json',
      staticMapUrl: '/p',
      maxCalls: 3,
      redirectHosts: ['old.fleet.example'],
    };
    const request = vi.fn(async () => loaded);
    const { settings } = setUp(request);
    const listener = vi.fn();
    settings.subscribe(listener);
    expect(settings.get()).toBe(defaultSettings);
    await settings.load(signal);
    expect(request).toHaveBeenCalledWith('GET', 'portal-settings', { signal });
    expect(settings.get()).toEqual(loaded);
    expect(listener).toHaveBeenCalledOnce();
  });

  it.each([
    ['fails', () => Promise.reject(new PantauError('offline'))],
    ['sends an invalid response', async () => ({ maxCalls: 'many' })],
  ])(
    'keeps the defaults and reports the error when the server %s (PO-33)',
    async (_case, request) => {
      const { settings, onError } = setUp(request);
      await settings.load(signal);
      expect(settings.get()).toBe(defaultSettings);
      expect(onError).toHaveBeenCalledOnce();
    },
  );

  it('does not report an aborted request', async () => {
    const controller = new AbortController();
    const { settings, onError } = setUp(() => Promise.reject(controller.signal.reason));
    controller.abort();
    await settings.load(controller.signal);
    expect(onError).not.toHaveBeenCalled();
  });
});
