import type { KeyValueStore, SessionUser } from '@pantau/core';
import { type ManualClock, createFakeStore, createManualClock } from '@pantau/core/testing';
import type { ReactElement, ReactNode } from 'react';
import { Interruptions } from '../hooks/interruptions/interruptions.tsx';
import { manager } from './story-people.ts';
import { StoryNavigation } from './story-shell.tsx';

/** 27 November 2026, a Friday, 08:00 in Jakarta: one of the month's last five days. */
export const lastDays = Date.UTC(2026, 10, 27, 1);

/** The clock and the stores of a file's stories. Storybook copies parameters, so their functions delegate. */
export interface PromptWorld {
  /** For `parameters.pantau`. */
  provider(user?: SessionUser): object;
  readonly store: KeyValueStore;
  readonly tabStore: KeyValueStore;
  now(): number;
  /** Advances the time and renders. */
  pass(ms: number): Promise<void>;
  /** Call it before each story. */
  reset(now?: number): void;
}

/** React renders and runs effects in tasks of their own. */
const TASKS = 10;

/** Resolves when React has rendered what is due, in any of its builds. */
export async function rendered(): Promise<void> {
  for (let task = 0; task < TASKS; task += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  }
}

type Stored = ReturnType<typeof createFakeStore>;

const delegateTo = (current: () => Stored): KeyValueStore => ({
  getItem: (key) => current().getItem(key),
  setItem: (key, value) => current().setItem(key, value),
  removeItem: (key) => current().removeItem(key),
  subscribe: (listener) => current().subscribe(listener),
});

export function createPromptWorld(): PromptWorld {
  let clock: ManualClock = createManualClock(lastDays);
  let stores = [createFakeStore(), createFakeStore()] as const;
  const store = delegateTo(() => stores[0]);
  const tabStore = delegateTo(() => stores[1]);
  return {
    provider: (user = manager) => ({
      user,
      timeZone: user.timeZone,
      store,
      tabStore,
      clock: {
        now: () => clock.now(),
        setTimeout: (run, ms) => clock.setTimeout(run, ms),
        setInterval: (run, ms) => clock.setInterval(run, ms),
        requestFrame: (run) => clock.setTimeout(run, 0),
      } satisfies ManualClockBase,
    }),
    store,
    tabStore,
    now: () => clock.now(),
    async pass(ms) {
      await clock.advance(ms);
      await rendered();
    },
    reset(now = lastDays) {
      clock = createManualClock(now);
      stores = [createFakeStore(), createFakeStore()];
    },
  };
}

type ManualClockBase = Pick<ManualClock, 'now' | 'setTimeout' | 'setInterval' | 'requestFrame'>;

/** A page on which prompts take turns. */
export function PromptPage({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <StoryNavigation start="/dashboard/">
      <Interruptions>{children}</Interruptions>
    </StoryNavigation>
  );
}
