import { PantauProvider, createMemoryStore } from '@pantau/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createPreferences } from '../engine/preferences/preferences.ts';
import type { SessionServices } from './session-services.ts';
import { SessionServicesProvider } from './session-services.ts';
import { type OwnServer, useServerSource } from './use-server-source.ts';

it('reaches the page’s own server with the token of the session, in the user’s language, and reports errors (SH-134)', async () => {
  const onError = vi.fn();
  const preferences = createPreferences(createMemoryStore(), onError, ['en-GB']);
  const session = { getToken: () => Promise.resolve('token') };
  const services = { session, preferences } as unknown as SessionServices;
  const seen: OwnServer[] = [];
  const create = (server: OwnServer): string => {
    seen.push(server);
    return 'source';
  };
  function View(): string {
    return useServerSource(create);
  }
  const text = renderToStaticMarkup(
    <SessionServicesProvider value={services}>
      <PantauProvider locale="en" user={null} onError={onError}>
        <View />
      </PantauProvider>
    </SessionServicesProvider>,
  );
  expect(text).toContain('source');
  const [server] = seen;
  expect(server?.baseUrl).toBe('');
  await expect(server?.getToken('initial')).resolves.toBe('token');
  expect(server?.locale()).toBe('en');
  preferences.language.set('id');
  expect(server?.locale()).toBe('id');
  server?.onError('broken');
  expect(onError.mock.calls).toEqual([['broken']]);
});
