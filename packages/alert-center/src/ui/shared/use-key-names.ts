import { useViewOptions, type ShortcutCommand } from './view-options.ts';
import { ariaKeyShortcuts } from './shortcut-keys.ts';

/** `aria-keyshortcuts` of a command's button, with the keys in effect. */
export function useKeyShortcuts(): (command: ShortcutCommand) => {
  readonly 'aria-keyshortcuts'?: string;
} {
  const { shortcuts } = useViewOptions();
  return (command) => {
    const keys = ariaKeyShortcuts(command, shortcuts);
    return keys === undefined ? {} : { 'aria-keyshortcuts': keys };
  };
}
