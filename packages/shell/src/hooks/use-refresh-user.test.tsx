import { PantauError, PantauProvider } from '@pantau/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type SessionServices, SessionServicesProvider } from './session-services.ts';
import { useRefreshUser } from './use-refresh-user.ts';

it('reads the user again with a new token, and reports a failure (SH-145)', async () => {
  const onError = vi.fn();
  const getToken = vi.fn(() => Promise.resolve('token'));
  const services = { session: { getToken } } as unknown as SessionServices;
  let refresh = (): void => {};
  function View(): null {
    refresh = useRefreshUser();
    return null;
  }
  renderToStaticMarkup(
    <SessionServicesProvider value={services}>
      <PantauProvider locale="en" user={null} onError={onError}>
        <View />
      </PantauProvider>
    </SessionServicesProvider>,
  );
  refresh();
  expect(getToken.mock.calls).toEqual([['expired']]);
  const failure = new PantauError('offline');
  getToken.mockRejectedValueOnce(failure);
  refresh();
  await vi.waitFor(() => expect(onError.mock.calls).toEqual([[failure]]));
});
