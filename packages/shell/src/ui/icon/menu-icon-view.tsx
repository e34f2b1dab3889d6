import { Icon, type IconName, PathIcon } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import { type MenuIconName, menuIconPaths } from '../../engine/menu/menu-icon-paths.ts';
import type { MenuIcon } from '../../engine/menu/menu.ts';

export interface MenuIconViewProps {
  readonly icon: MenuIcon;
  /** Edge length in px. Defaults to 16. */
  readonly size?: 16 | 20 | undefined;
}

const isOwn = (name: IconName | MenuIconName): name is MenuIconName => name in menuIconPaths;

/** The icon of an entry. Its label is next to it. */
export function MenuIconView({ icon, size }: MenuIconViewProps): ReactElement {
  if (typeof icon !== 'string') return <PathIcon path={icon.path} size={size} />;
  if (isOwn(icon)) return <PathIcon path={menuIconPaths[icon]} size={size} />;
  return <Icon name={icon} size={size} />;
}
