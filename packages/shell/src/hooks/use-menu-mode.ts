import { useSession } from '@pantau/core';
import { useState } from 'react';
import { isAtAny } from '../engine/menu/access-to.ts';
import type { Layout } from '../engine/layout/layout.ts';
import {
  type MenuMode,
  type ShellWidth,
  isCollapsible,
  keepsChoice,
  menuMode,
} from '../engine/menu/menu-mode.ts';
import { useMediaQuery } from '@pantau/core/ui/media-query';
import type { MenuChoicesHandle } from './use-menu-choices.ts';
import type { MenuDefinition } from '../engine/menu/menu.ts';

/** The menu starts as a rail. */
const MEDIUM = '(min-width: 1024px)';
/** The menu has room. */
const WIDE = '(min-width: 1280px)';

function useShellWidth(): ShellWidth {
  const isMedium = useMediaQuery(MEDIUM);
  const isWide = useMediaQuery(WIDE);
  if (isWide) return 'wide';
  return isMedium ? 'medium' : 'narrow';
}

export interface MenuModeHandle {
  readonly mode: MenuMode;
  /** Whether `toggle` has an effect. */
  readonly collapsible: boolean;
  /** Changes between full menu and rail. */
  toggle(): void;
}

/** How the menu is shown, and the user's change of it (SH-10, SH-11, SH-12, SH-82). */
export function useMenuMode(
  menu: MenuDefinition,
  path: string,
  choices: MenuChoicesHandle,
  { orientation, sidebar }: Layout,
): MenuModeHandle {
  const width = useShellWidth();
  const { permissions } = useSession();
  const startsCollapsed = isAtAny(menu.startsCollapsedOn, path);
  // A choice holds until the situation changes.
  const here = `${width} ${startsCollapsed}`;
  const [choice, setChoice] = useState({ here, expanded: false });
  if (choice.here !== here) setChoice({ here, expanded: false });
  const situation = {
    width,
    driverUser: permissions.driverUser,
    startsCollapsed,
    collapsed: choices.collapsed,
    expandedHere: choice.here === here && choice.expanded,
    orientation,
    sidebar,
  };
  const mode = menuMode(situation);
  return {
    mode,
    collapsible: isCollapsible(mode, situation),
    toggle() {
      if (keepsChoice(situation)) choices.setCollapsed(!choices.collapsed);
      else setChoice({ here, expanded: !situation.expandedHere });
    },
  };
}
