import { useLocale, useMessages } from '@pantau/core';
import { classNames } from '@pantau/core/ui/class-names';
import { Icon } from '@pantau/core/ui/icon';
import { Popover } from '@pantau/core/ui/popover';
import { type ReactElement, useRef, useState } from 'react';
import { type ShownEntry, isShownGroup } from '../../engine/menu/shown-menu.ts';
import { type ShellMessageKey, shellMessages } from '../../messages/shell-messages.ts';
import { MenuIconView } from '../icon/menu-icon-view.tsx';
import { useMenuText } from '../shared/use-menu-text.ts';
import { Flyout } from '../side-menu/flyout.tsx';
import type { MenuContentProps } from '../side-menu/menu-content.ts';
import { MenuLink } from '../side-menu/menu-link.tsx';
import entryCss from '../side-menu/side-menu.module.css';
import { SideMenuContext, useSideMenu } from '../side-menu/side-menu-context.ts';
import { useListKeys } from '../side-menu/use-list-keys.ts';
import { MORE, useMenuState } from '../side-menu/use-menu-state.ts';
import css from './horizontal-menu.module.css';
import { useFitting } from './use-fitting.ts';
import { useMenuColors } from '../layout/use-frame-colors.ts';

type Entry = ShownEntry<ShellMessageKey>;

const idOf = (entry: Entry): string => (isShownGroup(entry) ? entry.group.id : entry.item.id);

/** ArrowDown opens what the entry holds. Returns whether it did. */
function onTopKey(key: string, entry: HTMLElement): boolean {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
  if (key === 'ArrowDown' && entry.dataset['flyout'] !== undefined) entry.click();
  return true;
}

/** The menu below the top bar: groups are dropdowns, and what has no room is in a further one (SH-84). */
export function HorizontalMenu(props: MenuContentProps): ReactElement {
  const t = useMessages(shellMessages);
  const text = useMenuText();
  const locale = useLocale();
  const { className, ...colors } = useMenuColors();
  const { sections, state, onFocus } = useMenuState(props, 'top');
  const listRef = useRef<HTMLUListElement>(null);
  const onKeyDown = useListKeys(onTopKey, true);
  const entries = sections.flatMap((section) => section.entries as readonly Entry[]);
  const firsts = new Set(sections.slice(1).flatMap((section) => section.entries.slice(0, 1)));
  const fitting = useFitting(
    listRef,
    entries.length,
    `${locale} ${entries.map(idOf).join()} ${JSON.stringify(props.counts)}`,
  );
  const shown = entries.slice(0, fitting);
  const rest = entries.slice(fitting);
  const isStopShown = shown.some((entry) => idOf(entry) === state.tabStop);
  const fallback = shown[0] === undefined ? MORE : idOf(shown[0]);
  const tabStop = isStopShown || state.tabStop === MORE ? state.tabStop : fallback;
  return (
    <SideMenuContext.Provider value={{ ...state, tabStop }}>
      <nav
        {...colors}
        className={classNames(css.menu, className)}
        aria-label={t('menu')}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <ul ref={listRef} className={css.list}>
          {entries.map((entry, index) => (
            <li
              key={idOf(entry)}
              className={css.entry}
              data-first={firsts.has(entry) || undefined}
              data-no-room={index >= fitting || undefined}
            >
              {isShownGroup(entry) ? (
                <Dropdown
                  id={entry.group.id}
                  entries={[entry]}
                  icon={<MenuIconView icon={entry.group.icon} />}
                  label={text(entry.group.label)}
                />
              ) : (
                <MenuLink shown={entry} place="menu" />
              )}
            </li>
          ))}
          <li className={css.entry} data-no-room={rest.length === 0 || undefined}>
            <Dropdown
              id={MORE}
              entries={rest}
              icon={<Icon name="more" />}
              label={t('moreEntries')}
            />
          </li>
        </ul>
      </nav>
    </SideMenuContext.Provider>
  );
}

interface DropdownProps {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly icon: ReactElement;
  readonly label: string;
}

function Dropdown({ id, entries, icon, label }: DropdownProps): ReactElement {
  const { tabStop, currentId } = useSideMenu();
  const [open, setOpen] = useState(false);
  const hasCurrent = entries
    .flatMap((entry) => (isShownGroup(entry) ? entry.items : [entry]))
    .some(({ item }) => item.id === currentId);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <button
          type="button"
          className={entryCss.item}
          data-menu-stop={id}
          data-flyout=""
          data-current={hasCurrent || undefined}
          tabIndex={tabStop === id ? 0 : -1}
        >
          {icon}
          <span className={entryCss.label}>{label}</span>
          <Icon name="chevronDown" size={12} />
        </button>
      </Popover.Trigger>
      <Popover.Content aria-label={label} side="bottom" align="start" flush>
        <Flyout entries={entries} onClose={() => setOpen(false)} />
      </Popover.Content>
    </Popover.Root>
  );
}
