import type { Clock } from '../clock/clock.ts';

export type ToastKind = 'success' | 'warning' | 'error' | 'info';

export interface ToastAction {
  readonly label: string;
  run(): void;
}

export interface ToastOptions {
  readonly kind: ToastKind;
  /** One sentence. */
  readonly text: string;
  /** Milliseconds it stays; 5,000 when left out. */
  readonly durationMs?: number;
  /** At most one; the toast closes when it is used. */
  readonly action?: ToastAction;
}

export interface Toast extends ToastOptions {
  readonly id: number;
}

export interface ToastQueue {
  /** Returns the function that takes the toast away before its time. */
  show(options: ToastOptions): () => void;
  close(id: number): void;
  /** Holds the time of those on screen still: somebody is reading, or about to press. */
  pause(): void;
  resume(): void;
  /** Those on screen, oldest first. */
  get(): readonly Toast[];
  subscribe(listener: () => void): () => void;
  /** Cancels its timers and forgets every toast. */
  dispose(): void;
}

const defaultToastMs = 5_000;

/** More at once hide each other; the rest wait until there is room. */
export const mostToasts = 3;

interface Entry {
  readonly toast: Toast;
  remainingMs: number;
  startedAt: number | undefined;
  cancel: (() => void) | undefined;
}

/** Toasts in the order they came. A toast's time starts when it is on screen. */
export function createToastQueue(clock: Clock): ToastQueue {
  const listeners = new Set<() => void>();
  let entries: readonly Entry[] = [];
  let onScreen: readonly Toast[] = [];
  let isPaused = false;
  let nextId = 1;

  const start = (entry: Entry): void => {
    if (entry.startedAt !== undefined) return;
    entry.startedAt = clock.now();
    entry.cancel = clock.setTimeout(() => close(entry.toast.id), entry.remainingMs);
  };

  const stop = (entry: Entry): void => {
    if (entry.startedAt === undefined) return;
    entry.cancel?.();
    entry.remainingMs = Math.max(0, entry.remainingMs - (clock.now() - entry.startedAt));
    entry.startedAt = undefined;
  };

  const update = (next: readonly Entry[]): void => {
    entries = next;
    const shown = entries.slice(0, mostToasts);
    if (!isPaused) shown.forEach(start);
    onScreen = shown.map(({ toast }) => toast);
    for (const listener of [...listeners]) listener();
  };

  function close(id: number): void {
    const entry = entries.find(({ toast }) => toast.id === id);
    if (entry === undefined) return;
    stop(entry);
    const rest = entries.filter((other) => other !== entry);
    // The pointer that held the time still left together with the last toast.
    if (rest.length === 0) isPaused = false;
    update(rest);
  }

  return {
    show(options) {
      const id = nextId++;
      const remainingMs = options.durationMs ?? defaultToastMs;
      const toast = { ...options, id };
      update([...entries, { toast, remainingMs, startedAt: undefined, cancel: undefined }]);
      return () => close(id);
    },
    close,
    pause() {
      isPaused = true;
      entries.forEach(stop);
    },
    resume() {
      isPaused = false;
      entries.slice(0, mostToasts).forEach(start);
    },
    get: () => onScreen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose() {
      entries.forEach(stop);
      entries = [];
      onScreen = [];
    },
  };
}
