import { PantauError } from '@pantau/core';
import type { RestClient } from '@pantau/core/transport';
import { describe, expect, it, vi } from 'vitest';
import { createPortalSettings, usualSettings } from './portal-settings.ts';

const { signal } = new AbortController();

function setUp(request: RestClient['request']) {
  const onError = vi.fn();
  return { settings: createPortalSettings({ request }, onError), onError };
}

describe('the settings of the installation', () => {
  it('are the usual ones until the server has told, and then what it told', async () => {
    const told = { mapStyleUrl: 'https://maps.example/s.json', staticMapUrl: '/p', maxCalls: 3 };
    const request = vi.fn(async () => told);
    const { settings } = setUp(request);
    const listener = vi.fn();
    settings.subscribe(listener);
    expect(settings.get()).toBe(usualSettings);
    await settings.load(signal);
    expect(request).toHaveBeenCalledWith('GET', 'portal-settings', { signal });
    expect(settings.get()).toEqual(told);
    expect(listener).toHaveBeenCalledOnce();
  });

  it.each([
    ['fails', () => Promise.reject(new PantauError('offline'))],
    ['answers something else', async () => ({ maxCalls: 'many' })],
  ])('stay the usual ones when the server %s, which is reported', async (_how, request) => {
    const { settings, onError } = setUp(request);
    await settings.load(signal);
    expect(settings.get()).toBe(usualSettings);
    expect(onError).toHaveBeenCalledOnce();
  });

  it('say nothing of a question that nobody waits for any more', async () => {
    const aborter = new AbortController();
    const { settings, onError } = setUp(() => Promise.reject(aborter.signal.reason));
    aborter.abort();
    await settings.load(aborter.signal);
    expect(onError).not.toHaveBeenCalled();
  });
});
