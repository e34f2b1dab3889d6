import { useSyncExternalStore } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

export type Globals = Readonly<Record<string, unknown>>;

interface GlobalsEvent {
  readonly globals: Globals;
}

const listeners = new Set<() => void>();

/** What the address states, until the toolbar is used. */
let current: Globals = Object.fromEntries(
  (new URLSearchParams(globalThis.location.search).get('globals') ?? '')
    .split(';')
    .map((pair) => pair.split(':'))
    .filter(([name]) => name !== ''),
);

function take({ globals }: GlobalsEvent): void {
  current = { ...current, ...globals };
  for (const listener of listeners) listener();
}

// What the toolbar asks for. Reports of globals also come from the frames of pictures.
void addons.ready().then((channel) => channel.on(UPDATE_GLOBALS, take));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is chosen in the toolbar, for pages. */
export const useGlobals = (): Globals => useSyncExternalStore(subscribe, () => current);
