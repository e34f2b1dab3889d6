import type { RefObject } from 'react';

/** The row under the pointer. */
export interface HoveredRow {
  get(): string | null;
  subscribe(listener: () => void): () => void;
}

/** Follows the pointer over a grid for as long as anything subscribes. */
export function createHoveredRow(gridRef: RefObject<HTMLElement | null>): HoveredRow {
  const listeners = new Set<() => void>();
  let hovered: string | null = null;
  const set = (next: string | null): void => {
    if (next === hovered) return;
    hovered = next;
    listeners.forEach((listener) => listener());
  };
  const onOver = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    set(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null);
  };
  const onLeave = (): void => set(null);
  return {
    get: () => hovered,
    subscribe(listener) {
      const grid = gridRef.current;
      if (listeners.size === 0) {
        grid?.addEventListener('pointerover', onOver);
        grid?.addEventListener('pointerleave', onLeave);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        grid?.removeEventListener('pointerover', onOver);
        grid?.removeEventListener('pointerleave', onLeave);
      };
    },
  };
}
