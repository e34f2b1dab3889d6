import type { Clock } from '../clock/clock.ts';

export type Politeness = 'polite' | 'assertive';

export interface Announcement {
  readonly id: number;
  readonly politeness: Politeness;
  readonly text: string;
}

export interface Announcer {
  /** Announced when the screen reader is idle. */
  polite(text: string): void;
  /** Interrupts the screen reader. For what cannot wait, such as an urgent alert. */
  assertive(text: string): void;
}

export interface AnnouncerStore extends Announcer {
  get(): readonly Announcement[];
  subscribe(listener: () => void): () => void;
  /** Cancels its timers. */
  dispose(): void;
}

/** Long enough for a screen reader to pick up the text, short enough not to be read again later. */
const LIFETIME_MS = 5_000;

/** Each announcement is a separate node for a while, so that repeated text is announced again. */
export function createAnnouncer(clock: Clock): AnnouncerStore {
  const listeners = new Set<() => void>();
  const cancels = new Set<() => void>();
  let announcements: readonly Announcement[] = [];
  let nextId = 1;

  const set = (next: readonly Announcement[]): void => {
    announcements = next;
    for (const listener of [...listeners]) listener();
  };

  const announce = (politeness: Politeness, text: string): void => {
    const id = nextId++;
    set([...announcements, { id, politeness, text }]);
    const cancel = clock.setTimeout(() => {
      cancels.delete(cancel);
      set(announcements.filter((announcement) => announcement.id !== id));
    }, LIFETIME_MS);
    cancels.add(cancel);
  };

  return {
    polite: (text) => announce('polite', text),
    assertive: (text) => announce('assertive', text),
    get: () => announcements,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose() {
      for (const cancel of cancels) cancel();
      cancels.clear();
      announcements = [];
    },
  };
}
