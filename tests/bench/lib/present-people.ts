import { setTimeout as wait } from 'node:timers/promises';
import {
  type LiveClient,
  type LiveMessage,
  openLive,
} from '../../../apps/reference-server/src/testing/live-client.ts';
import { isPresence, stateOpen } from '../../../apps/reference-server/src/testing/live-presence.ts';

/** What the process of the people starts with. */
export interface People {
  readonly url: string;
  readonly people: readonly {
    readonly userId: string;
    readonly token: string;
    readonly payload: string;
  }[];
  readonly alertIds: readonly string[];
  /** How often each person opens another alert, ms. */
  readonly moveEveryMs: number;
}

/** As the widget does, ms. */
const REPEAT_MS = 3_000;

/** How long it takes until another person is informed that somebody has opened an alert, ms. */
const delays: number[] = [];

/** Measures it once, for what is stated now. */
function measureAt(watcher: LiveClient, alertId: string, userId: string): void {
  const since = performance.now();
  const read = (message: LiveMessage): void => {
    if (!isPresence(message)) return;
    const alerts: readonly OpenAlert[] = message.data.alerts;
    const users = alerts.find(({ rawAlertId }) => rawAlertId === alertId)?.users ?? [];
    if (!users.some((user) => user.userId === userId)) return;
    delays.push(performance.now() - since);
    watcher.socket.off('message', read);
  };
  watcher.socket.on('message', read);
}

interface OpenAlert {
  readonly rawAlertId: string;
  readonly users: readonly { readonly userId: string }[];
}

async function lookAround(
  clients: readonly LiveClient[],
  index: number,
  people: People,
): Promise<void> {
  const { alertIds, moveEveryMs } = people;
  const [client, watcher] = [clients[index], clients[(index + 1) % clients.length]];
  const userId = people.people[index]?.userId;
  if (client === undefined || watcher === undefined || userId === undefined) return;
  // Not all at the same moment.
  await wait((index / people.people.length) * moveEveryMs);
  for (let at = index; ; at += 7) {
    const open = alertIds[at % alertIds.length] ?? '';
    measureAt(watcher, open, userId);
    for (let passed = 0; passed < moveEveryMs; passed += REPEAT_MS) {
      await stateOpen(client, open);
      await wait(Math.min(REPEAT_MS, moveEveryMs - passed));
    }
  }
}

/** The people of a company in a process of their own, so that the server's one measures the server alone. */
process.once('message', (people: People) => {
  void (async () => {
    const clients: LiveClient[] = [];
    for (const { token, payload } of people.people) {
      clients.push(await openLive(people, token, payload));
    }
    process.send?.('listening');
    process.once('message', () => {
      clients.forEach((_, index) => void lookAround(clients, index, people));
      process.once('message', () => process.send?.(delays));
    });
  })();
});
