import type { TabLock } from './tab-lock.port.ts';

/** The locks of one origin, shared by its tabs: first come, first served. */
export function createFakeTabLock(): TabLock {
  const queues = new Map<string, (() => void)[]>();
  return {
    hold(name, onHeld) {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const turn = (): void => onHeld();
      queue.push(turn);
      if (queue[0] === turn) queueMicrotask(() => queue[0] === turn && turn());
      return () => {
        const at = queue.indexOf(turn);
        if (at < 0) return;
        queue.splice(at, 1);
        const next = queue[0];
        if (at === 0 && next !== undefined) queueMicrotask(() => queue[0] === next && next());
      };
    },
  };
}
