import { setTimeout as wait } from 'node:timers/promises';
import {
  type LiveClient,
  openLive,
} from '../../../apps/reference-server/src/testing/live-client.ts';
import { stateOpen } from '../../../apps/reference-server/src/testing/live-presence.ts';

/** What the process of the people starts with. */
export interface People {
  readonly url: string;
  readonly people: readonly { readonly token: string; readonly payload: string }[];
  readonly alertIds: readonly string[];
  /** How often each person opens another alert, ms. */
  readonly moveEveryMs: number;
}

/** As the widget does, ms. */
const REPEAT_MS = 3_000;

async function lookAround(client: LiveClient, index: number, people: People): Promise<never> {
  const { alertIds, moveEveryMs } = people;
  // Not all at the same moment.
  await wait((index / people.people.length) * moveEveryMs);
  for (let at = index; ; at += 7) {
    const open = alertIds[at % alertIds.length] ?? '';
    for (let passed = 0; passed < moveEveryMs; passed += REPEAT_MS) {
      stateOpen(client, open);
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
      clients.forEach((client, index) => void lookAround(client, index, people));
    });
  })();
});
