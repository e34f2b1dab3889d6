import type { KeyboardEvent } from 'react';
import type { Clock } from '../../clock/clock.ts';
import { activeElementAt } from '../../theme/focus.ts';

/** Letters typed within this time search together. */
const TYPEAHEAD_MS = 700;

/** The items that can be chosen, in order. */
export function itemsIn(menu: HTMLElement): readonly HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')];
}

/** Where a key leads in a list of `count` from `index` (−1: nowhere yet). `undefined`: not a moving key. */
export function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Which text the letters lead to: the next one after `index` that begins with them. The same
 * letter again walks through all that begin with it.
 */
export function findByText(
  texts: readonly string[],
  typed: string,
  index: number,
): number | undefined {
  const isOneLetter = [...typed].every((letter) => letter === typed[0]);
  const wanted = (isOneLetter ? typed.slice(0, 1) : typed).toLowerCase();
  const from = isOneLetter ? index + 1 : Math.max(0, index);
  const order = texts.map((_, offset) => (from + offset) % texts.length);
  return order.find((at) => texts[at]?.trim().toLowerCase().startsWith(wanted));
}

const indexOfActive = (menu: HTMLElement, items: readonly HTMLElement[]): number =>
  items.indexOf(activeElementAt(menu) as HTMLElement);

/** Moves the focus for arrows, Home and End. False for any other key. */
export function moveFocus(menu: HTMLElement, key: string): boolean {
  const items = itemsIn(menu);
  const next = nextIndex(key, indexOfActive(menu, items), items.length);
  if (next !== undefined) items[next]?.focus();
  return next !== undefined;
}

/** Focus follows the letters that are typed. False when the key is none of them. */
export function createTypeahead(clock: Clock): (event: KeyboardEvent<HTMLElement>) => boolean {
  let typed = '';
  let typedAt = 0;
  return (event) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;
    if (!isLetter) return false;
    typed = clock.now() - typedAt < TYPEAHEAD_MS ? typed + key : key;
    typedAt = clock.now();
    const items = itemsIn(event.currentTarget);
    const texts = items.map((item) => item.textContent ?? '');
    const found = findByText(texts, typed, indexOfActive(event.currentTarget, items));
    if (found !== undefined) items[found]?.focus();
    return true;
  };
}
