/** Source of time. Everything that waits or reads the time takes a `Clock`, so that tests control it. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
  /** Runs once after `ms` milliseconds; the returned function cancels it. */
  setTimeout(run: () => void, ms: number): () => void;
  /** Runs every `ms` milliseconds until the returned function is called. */
  setInterval(run: () => void, ms: number): () => void;
  /** Runs before the next paint, or within a quarter of a second on a hidden page. */
  requestFrame(run: () => void): () => void;
}
