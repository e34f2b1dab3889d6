import type { TabLock } from './tab-lock.port.ts';

/** The locks of one origin, shared by its tabs; granted in the order of requests. */
export function createFakeTabLock(): TabLock {
  const queues = new Map<string, (() => void)[]>();
  return {
    hold(name, onHeld, onTaken) {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const grant = (): void => onHeld();
      queue.push(grant);
      if (queue[0] === grant) queueMicrotask(() => queue[0] === grant && grant());
      else queueMicrotask(() => queue.includes(grant) && onTaken?.());
      return () => {
        const index = queue.indexOf(grant);
        if (index < 0) return;
        queue.splice(index, 1);
        const next = queue[0];
        if (index === 0 && next !== undefined) queueMicrotask(() => queue[0] === next && next());
      };
    },
  };
}
