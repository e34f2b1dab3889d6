/** The server's source of time; structurally core's `Clock` without animation frames. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
  /** Runs once after `ms` milliseconds; the returned function cancels it. */
  setTimeout(run: () => void, ms: number): () => void;
  /** Runs every `ms` milliseconds until the returned function is called. */
  setInterval(run: () => void, ms: number): () => void;
}

/** Node's timers, unreferenced so that they do not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout(run, ms) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
  setInterval(run, ms) {
    const timer = setInterval(run, ms).unref();
    return () => clearInterval(timer);
  },
};
