import { expect, it, vi } from 'vitest';
import { initialConnection } from '../engine/list/connection.ts';
import { createHostRelay } from './host-callbacks.ts';

it('tells the host once that the user is signed out, and again after it was live (AC-711)', () => {
  const onSignedOut = vi.fn();
  const relay = createHostRelay();
  relay.use({ onSignedOut }, () => undefined);
  const { view } = initialConnection(0);
  const report = (change: Partial<typeof view>): void =>
    relay.onEvent({ type: 'connection', connection: { ...view, ...change } });
  const signedOut = { state: 'disconnected', signedOut: true } as const;
  report({ state: 'disconnected' });
  expect(onSignedOut).not.toHaveBeenCalled();
  report(signedOut);
  report({ ...signedOut, nextAttemptAt: 1_000 });
  expect(onSignedOut).toHaveBeenCalledOnce();
  // The network was lost in between, which says nothing about the user.
  report({ state: 'disconnected', offline: true });
  report(signedOut);
  expect(onSignedOut).toHaveBeenCalledOnce();
  report({ state: 'live' });
  report(signedOut);
  expect(onSignedOut).toHaveBeenCalledTimes(2);
});
