import type { AlertAccess } from '../../hooks/permissions.ts';
import type { ShortcutCommand, Shortcuts } from './view-options.ts';

/** The properties of a key press that shortcuts depend on. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'
>;

export type ActiveKeys = Readonly<Record<ShortcutCommand, readonly string[]>>;

export const defaultKeys: ActiveKeys = {
  next: ['j', 'ArrowDown'],
  previous: ['k', 'ArrowUp'],
  first: ['Home'],
  last: ['End'],
  showNew: ['.'],
  open: ['Enter'],
  expand: ['ArrowRight'],
  collapse: ['ArrowLeft'],
  resolve: ['r'],
  resolveWithNote: ['c'],
  falseAlert: ['f'],
  note: ['n'],
  snooze: ['z'],
  take: ['t'],
  select: ['x'],
  undo: ['u'],
  search: ['/'],
  help: ['?'],
  previousAlert: ['['],
  nextAlert: [']'],
};

/** The default keys with the host's overrides; `null` when the host has turned shortcuts off. */
export function activeKeys(shortcuts: Shortcuts | 'off' | undefined): ActiveKeys | null {
  if (shortcuts === 'off') return null;
  const entries = Object.entries(defaultKeys).map(([command, keys]) => [
    command,
    shortcuts?.[command as ShortcutCommand] ?? keys,
  ]);
  return Object.fromEntries(entries) as ActiveKeys;
}

/** Whether the user may run a command; the keys of others do nothing and are not listed. */
export function isCommandAllowed(command: ShortcutCommand, access: AlertAccess): boolean {
  switch (command) {
    case 'resolve':
    case 'falseAlert':
    case 'take':
    case 'undo':
      return access.canAct;
    case 'note':
      return access.canAddNotes;
    case 'resolveWithNote':
      return access.canAct && access.canAddNotes;
    case 'select':
      return access.canSelect;
    default:
      return true;
  }
}

const ariaNames: Readonly<Record<string, string>> = { ' ': 'Space', '+': 'Plus' };

/** The keys of a command in the format of `aria-keyshortcuts`, if it has any. */
export function ariaKeyShortcuts(
  command: ShortcutCommand,
  shortcuts: Shortcuts | 'off' | undefined,
): string | undefined {
  const keys = activeKeys(shortcuts)?.[command] ?? [];
  return keys.map((key) => ariaNames[key] ?? key).join(' ') || undefined;
}

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);

/**
 * The command of a key press. Keys with Ctrl, Alt or Meta and keys during IME composition are ignored.
 * Shift is allowed for characters such as `?` and for extending the selection.
 */
export function findCommand(press: KeyPress, keys: ActiveKeys): ShortcutCommand | null {
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

/** Whether an element uses keys itself, for text or for choosing. */
export function capturesKeys(target: Element): boolean {
  if (target.localName === 'input') return !pressedOnly.has((target as HTMLInputElement).type);
  if ((target as Partial<HTMLElement>).isContentEditable === true) return true;
  return target.closest('textarea, select, [role="menu"], [role="listbox"]') !== null;
}
