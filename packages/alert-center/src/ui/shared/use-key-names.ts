import { useViewOptions, type ShortcutCommand } from './view-options.ts';
import { ariaKeysOf } from './shortcut-keys.ts';

/** What assistive technology says of a button that a key stands for; the host's keys in our place. */
export function useKeyNames(): (command: ShortcutCommand) => {
  readonly 'aria-keyshortcuts'?: string;
} {
  const { shortcuts } = useViewOptions();
  return (command) => {
    const keys = ariaKeysOf(command, shortcuts);
    return keys === undefined ? {} : { 'aria-keyshortcuts': keys };
  };
}
