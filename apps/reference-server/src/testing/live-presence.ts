import type { LiveClient, LiveMessage } from './live-client.ts';

export interface StatedUser {
  readonly userId: string;
  readonly fullname: string;
}

interface StatedAlert {
  readonly rawAlertId: string;
  readonly users: readonly StatedUser[];
}

export const isPresence = ({ type }: LiveMessage): boolean => type.startsWith('alert-presence-');

/**
 * States that the user of a connection has exactly these alerts open. Waits for the first complete presence, as
 * the contract asks of clients: the server ignores what is stated before the subscription is ready.
 */
export async function stateOpen(
  client: LiveClient,
  ...rawAlertIds: readonly string[]
): Promise<void> {
  await client.waitFor((message) => isPresence(message) && message.data.isComplete === true);
  client.socket.emit('message', { type: 'presence', data: { rawAlertIds } });
}

/** Who has an alert open, by the messages that a connection has received. */
export function usersOf({ messages }: LiveClient, rawAlertId: string): readonly StatedUser[] {
  let users: readonly StatedUser[] = [];
  for (const { data } of messages.filter(isPresence)) {
    const alerts: readonly StatedAlert[] = data.alerts;
    const stated = alerts.find((alert) => alert.rawAlertId === rawAlertId)?.users;
    users = stated ?? (data.isComplete ? [] : users);
  }
  return users;
}

/** Resolves with the next PONG from now on. */
export async function nextPong(client: LiveClient): Promise<void> {
  const pongs = (): number => client.messages.filter(({ type }) => type === 'PONG').length;
  const before = pongs();
  await client.waitFor(() => pongs() > before);
}
