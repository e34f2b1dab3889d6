import { classNames } from '@pantau/core/ui/class-names';
import type { ReactElement } from 'react';
import { type ShownEntry, isShownGroup } from '../../engine/menu/shown-menu.ts';
import type { ShellMessageKey } from '../../messages/shell-messages.ts';
import { useMenuColors } from '../layout/use-frame-colors.ts';
import { useMenuText } from '../shared/use-menu-text.ts';
import { MenuLink } from './menu-link.tsx';
import css from './side-menu.module.css';
import { SideMenuContext, useSideMenu } from './side-menu-context.ts';
import { useListKeys } from './use-list-keys.ts';

export interface FlyoutProps {
  readonly entries: readonly ShownEntry<ShellMessageKey>[];
  /** Closes it in addition to Escape. */
  readonly closeKey?: 'ArrowLeft' | undefined;
  onClose(): void;
}

/** Entries beside a rail or below the menu at the top, in the colours of the menu. */
export function Flyout({ entries, closeKey, onClose }: FlyoutProps): ReactElement {
  const menu = useSideMenu();
  const text = useMenuText();
  const { className, ...colors } = useMenuColors();
  const onKeyDown = useListKeys((key) => {
    if (key !== closeKey) return false;
    onClose();
    return true;
  });
  const follow = (): void => {
    onClose();
    menu.onFollow();
  };
  return (
    <SideMenuContext.Provider value={{ ...menu, onFollow: follow }}>
      <div {...colors} className={classNames(css.flyout, className)} onKeyDown={onKeyDown}>
        {entries.map((entry) =>
          isShownGroup(entry) ? (
            <div key={entry.group.id} className={css.flyoutGroup}>
              <div className={css.flyoutTitle} aria-hidden="true">
                {text(entry.group.label)}
              </div>
              <ul className={css.list} aria-label={text(entry.group.label)}>
                {entry.items.map((one) => (
                  <li key={one.item.id} className={css.entry}>
                    <MenuLink shown={one} place="flyout" />
                  </li>
                ))}
              </ul>
            </div>
          ) : (
            <div key={entry.item.id} className={css.flyoutGroup}>
              <MenuLink shown={entry} place="flyout" />
            </div>
          ),
        )}
      </div>
    </SideMenuContext.Provider>
  );
}
