import { ConnectionLabel, type ConnectionLabelState } from '@pantau/core/ui/connection-label';
import type { ReactElement } from 'react';
import { type ConnectionView, useConnection } from '../../hooks/connection.ts';
import type { AlertCenterMessageKey } from '../../messages/alert-center-messages.ts';
import { useText } from '../shared/use-text.ts';

const looks: Readonly<
  Record<ConnectionView['state'], readonly [ConnectionLabelState, AlertCenterMessageKey]>
> = {
  connecting: ['connecting', 'connectionConnecting'],
  live: ['live', 'connectionLive'],
  catchingUp: ['connecting', 'connectionCatchingUp'],
  reconnecting: ['connecting', 'connectionReconnecting'],
  disconnected: ['lost', 'connectionDisconnected'],
  paused: ['paused', 'connectionPaused'],
};

const signedOutLook = ['paused', 'connectionSignedOut'] as const;

/** Connection state as text with an icon; always visible. */
export function ConnectionState(): ReactElement {
  const t = useText();
  const { state, signedOut } = useConnection();
  const [label, key] = signedOut ? signedOutLook : looks[state];
  return <ConnectionLabel state={label} text={t(key)} />;
}
