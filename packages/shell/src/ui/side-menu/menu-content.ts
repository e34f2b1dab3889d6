import type { IsNewModule } from '../../engine/menu/shown-menu.ts';
import type { ShellMenu } from '../shared/use-shown-menu.ts';
import type { MenuCounts } from './side-menu-context.ts';

/** What a menu shows, however it is laid out. */
export interface MenuContentProps {
  readonly menu: ShellMenu;
  /** Whether a module counts as new. Defaults to all that the menu names. */
  readonly isNewModule?: IsNewModule | undefined;
  /** Counts on entries. */
  readonly counts?: MenuCounts | undefined;
  /** Address of the host's knowledge base. Defaults to the address of the help entry. */
  readonly helpUrl?: string | undefined;
  /** Called when an entry is followed. */
  readonly onFollow?: (() => void) | undefined;
}
