import type { KeyboardEvent } from 'react';
import type { Clock } from '../../clock/clock.ts';
import { activeElementAt } from '../../theme/focus.ts';

/** Letters typed at most this long after each other form one search. */
const TYPEAHEAD_MS = 700;

/** The enabled items, in order. */
export function itemsIn(menu: HTMLElement): readonly HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')];
}

/** The index that a key moves to from `index` (−1: none) of `count`; `undefined` for other keys. */
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
 * The index of the next text after `index` that starts with the typed letters. Repeating one letter
 * cycles through the texts that start with it.
 */
export function findByText(
  texts: readonly string[],
  typed: string,
  index: number,
): number | undefined {
  const isOneLetter = [...typed].every((letter) => letter === typed[0]);
  const prefix = (isOneLetter ? typed.slice(0, 1) : typed).toLowerCase();
  const from = isOneLetter ? index + 1 : Math.max(0, index);
  const order = texts.map((_, offset) => (from + offset) % texts.length);
  return order.find((at) => texts[at]?.trim().toLowerCase().startsWith(prefix));
}

const indexOfActive = (menu: HTMLElement, items: readonly HTMLElement[]): number =>
  items.indexOf(activeElementAt(menu) as HTMLElement);

/** Where focus moves: the elements of a list, in order. */
export type FindItems = (list: HTMLElement) => readonly HTMLElement[];

/**
 * Moves focus for the arrow keys, Home and End. Returns whether the key was one of them.
 *
 * @param findItems defaults to the items of a menu
 */
export function moveFocus(menu: HTMLElement, key: string, findItems: FindItems = itemsIn): boolean {
  const items = findItems(menu);
  const next = nextIndex(key, indexOfActive(menu, items), items.length);
  if (next !== undefined) items[next]?.focus();
  return next !== undefined;
}

/**
 * Moves focus to the item that starts with the typed letters. Returns whether the key was a letter.
 *
 * @param findItems defaults to the items of a menu
 */
export function createTypeahead(
  clock: Clock,
  findItems: FindItems = itemsIn,
): (event: KeyboardEvent<HTMLElement>) => boolean {
  let typed = '';
  let typedAt = 0;
  return (event) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;
    if (!isLetter) return false;
    typed = clock.now() - typedAt < TYPEAHEAD_MS ? typed + key : key;
    typedAt = clock.now();
    const items = findItems(event.currentTarget);
    const texts = items.map((item) => item.textContent ?? '');
    const found = findByText(texts, typed, indexOfActive(event.currentTarget, items));
    if (found !== undefined) items[found]?.focus();
    return true;
  };
}
