import type { ShortcutCommand, Shortcuts } from './view-options.ts';

/** What is pressed, as far as it matters here. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'
>;

export type KeysInForce = Readonly<Record<ShortcutCommand, readonly string[]>>;

export const ownKeys: KeysInForce = {
  next: ['j', 'ArrowDown'],
  previous: ['k', 'ArrowUp'],
  open: ['Enter'],
  resolve: ['r'],
  falseAlert: ['f'],
  note: ['n'],
  select: ['x'],
  undo: ['u'],
  help: ['?'],
  previousAlert: ['['],
  nextAlert: [']'],
};

/** Ours, with the host's in their place; null: the host has turned them off. */
export function keysInForce(wish: Shortcuts | 'off' | undefined): KeysInForce | null {
  if (wish === 'off') return null;
  const entries = Object.entries(ownKeys).map(([command, keys]) => [
    command,
    wish?.[command as ShortcutCommand] ?? keys,
  ]);
  return Object.fromEntries(entries) as KeysInForce;
}

const ariaNames: Readonly<Record<string, string>> = { ' ': 'Space', '+': 'Plus' };

/** The keys of a command as `aria-keyshortcuts` lists them; undefined: none. */
export function ariaKeysOf(
  command: ShortcutCommand,
  wish: Shortcuts | 'off' | undefined,
): string | undefined {
  const keys = keysInForce(wish)?.[command] ?? [];
  return keys.map((key) => ariaNames[key] ?? key).join(' ') || undefined;
}

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);

/**
 * What a key asks for. With Ctrl, Alt or Meta it is the browser's or the system's; while an input
 * method composes, it is that one's. Shift is part of a sign such as `?`, and of selecting up to a row.
 */
export function commandOf(press: KeyPress, keys: KeysInForce): ShortcutCommand | null {
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing) return null;
  const pressed = isLetter(press.key) ? press.key.toLowerCase() : press.key;
  for (const [command, own] of Object.entries(keys) as [ShortcutCommand, readonly string[]][]) {
    if (!own.some((key) => (isLetter(key) ? key.toLowerCase() : key) === pressed)) continue;
    const isShifted = press.shiftKey && (isLetter(pressed) || pressed.length > 1);
    return isShifted && command !== 'select' ? null : command;
  }
  return null;
}

const pressedOnly: ReadonlySet<string> = new Set(['checkbox', 'button', 'submit', 'reset']);

/** Whether keys pressed here are text, or choose something by themselves. */
export function isTypedInto(target: Element): boolean {
  if (target instanceof HTMLInputElement) return !pressedOnly.has(target.type);
  if (target instanceof HTMLElement && target.isContentEditable) return true;
  return target.closest('textarea, select, [role="menu"], [role="listbox"]') !== null;
}
