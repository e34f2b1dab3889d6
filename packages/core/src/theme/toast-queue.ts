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
  /** Duration on screen in milliseconds. Defaults to 5,000. */
  readonly durationMs?: number;
  /**
   * Shown at once, before all others, until it is closed: for what the user must not miss. Defaults to false.
   */
  readonly stays?: boolean;
  /** Running the action closes the toast. */
  readonly action?: ToastAction;
  /** Called once when the toast has left the screen, however it was closed (CO-200). */
  readonly onClose?: () => void;
}

export interface Toast extends ToastOptions {
  readonly id: number;
}

export interface ToastQueue {
  /** Returns a function that closes the toast early. */
  show(options: ToastOptions): () => void;
  close(id: number): void;
  /** Stops the countdowns while the user reads or is about to press. */
  pause(): void;
  resume(): void;
  /** The toasts on screen, oldest first. */
  get(): readonly Toast[];
  subscribe(listener: () => void): () => void;
  /** Cancels all timers and removes every toast. */
  dispose(): void;
}

const DEFAULT_DURATION_MS = 5_000;

/** On screen at the same time. Further toasts wait until there is room. */
export const MAX_TOASTS = 3;

interface Entry {
  readonly toast: Toast;
  remainingMs: number;
  startedAt: number | undefined;
  cancel: (() => void) | undefined;
}

/** Shows toasts in order. A countdown starts when its toast is on screen. */
export function createToastQueue(clock: Clock): ToastQueue {
  const listeners = new Set<() => void>();
  let entries: readonly Entry[] = [];
  let onScreen: readonly Toast[] = [];
  let paused = false;
  let nextId = 1;

  const start = (entry: Entry): void => {
    if (entry.startedAt !== undefined || entry.toast.stays === true) return;
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
    const shown = entries.slice(0, MAX_TOASTS);
    // One that stays takes the place of another, which continues later.
    entries.slice(MAX_TOASTS).forEach(stop);
    if (!paused) shown.forEach(start);
    onScreen = shown.map(({ toast }) => toast);
    for (const listener of [...listeners]) listener();
  };

  function close(id: number): void {
    const entry = entries.find(({ toast }) => toast.id === id);
    if (entry === undefined) return;
    stop(entry);
    const rest = entries.filter((other) => other !== entry);
    // A toast that closes under the pointer fires no leave event.
    if (rest.length === 0) paused = false;
    update(rest);
    entry.toast.onClose?.();
  }

  return {
    show(options) {
      const id = nextId++;
      const remainingMs = options.durationMs ?? DEFAULT_DURATION_MS;
      const toast = { ...options, id };
      const entry = { toast, remainingMs, startedAt: undefined, cancel: undefined };
      update(toast.stays === true ? [entry, ...entries] : [...entries, entry]);
      return () => close(id);
    },
    close,
    pause() {
      paused = true;
      entries.forEach(stop);
    },
    resume() {
      paused = false;
      entries.slice(0, MAX_TOASTS).forEach(start);
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
