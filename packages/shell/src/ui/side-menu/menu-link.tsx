import { useMessages } from '@pantau/core';
import { Badge } from '@pantau/core/ui/badge';
import { Icon } from '@pantau/core/ui/icon';
import { isPlainClick } from '@pantau/core/ui/plain-click';
import { useTooltip } from '@pantau/core/ui/tooltip';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type MouseEvent, type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import type { ShownItem } from '../../engine/menu/shown-menu.ts';
import { useMenuText } from '../shared/use-menu-text.ts';
import { type ShellMessageKey, shellMessages } from '../../messages/shell-messages.ts';
import { MenuIconView } from '../icon/menu-icon-view.tsx';
import { ShellLink } from '../link/shell-link.tsx';
import css from './side-menu.module.css';
import { useSideMenu } from './side-menu-context.ts';

/** The name of an entry that shows only its icon. */
export function RailTooltip(props: {
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly text: string;
}): ReactNode {
  const { anchorRef, text } = props;
  return useTooltip(anchorRef, { text, side: 'right', textIsName: true }).tooltip;
}

export interface MenuLinkProps {
  readonly shown: ShownItem<ShellMessageKey>;
  /** Where the item is: a flyout shows its label also while the menu is a rail, and Tab stops at it. */
  readonly place: 'menu' | 'group' | 'flyout';
}

/** The link of an item, with its marks. */
export function MenuLink({ shown, place }: MenuLinkProps): ReactElement {
  const { item, label } = shown;
  const state = useSideMenu();
  const text = useMenuText();
  const ref = useRef<HTMLAnchorElement>(null);
  const isCurrent = state.currentId === item.id;
  const isBare = state.rail && place !== 'flyout';
  const link = {
    ref,
    className: css.item,
    'data-menu-stop': item.id,
    'data-place': place,
    'data-bare': isBare || undefined,
    'data-labelled': (isBare && state.labelled) || undefined,
    'data-current': isCurrent || undefined,
    'aria-current': isCurrent ? (state.isExactly ? 'page' : 'true') : undefined,
    tabIndex: place === 'flyout' || state.tabStop === item.id ? 0 : -1,
  } as const;
  const openHelp = (event: MouseEvent): void => {
    if (!isPlainClick(event)) {
      state.onFollow();
      return;
    }
    event.preventDefault();
    state.openHelp();
  };
  const content = <LinkContent shown={shown} bare={isBare} />;
  return (
    <>
      {item.opensHelp === true ? (
        <a {...link} href={state.helpAddress} target="_blank" rel="noopener" onClick={openHelp}>
          {content}
        </a>
      ) : (
        <ShellLink {...link} to={item.path} onClick={state.onFollow}>
          {content}
        </ShellLink>
      )}
      {isBare && !state.labelled && <RailTooltip anchorRef={ref} text={text(label)} />}
    </>
  );
}

interface LinkContentProps {
  readonly shown: ShownItem<ShellMessageKey>;
  readonly bare: boolean;
}

function LinkContent({ shown, bare }: LinkContentProps): ReactElement {
  const { item, label, isNew } = shown;
  const t = useMessages(shellMessages);
  const text = useMenuText();
  const { counts, labelled } = useSideMenu();
  const count = item.count === undefined ? 0 : (counts[item.count] ?? 0);
  const countText = t('notificationCount', { count });
  const name = <span className={css.label}>{text(label)}</span>;
  return (
    <>
      <MenuIconView icon={item.icon} />
      {bare && !labelled ? <VisuallyHidden>{text(label)}</VisuallyHidden> : name}
      {isNew && (bare ? null : <span className={css.new}>{t('isNew')}</span>)}
      {count > 0 &&
        (bare ? (
          <span className={css.dot}>
            <VisuallyHidden>{countText}</VisuallyHidden>
          </span>
        ) : (
          <Badge count={count} label={countText} />
        ))}
      {item.opensHelp === true && (
        <>
          {!bare && <Icon name="arrowUpRight" size={14} />}
          <VisuallyHidden>{t('opensNewTab')}</VisuallyHidden>
        </>
      )}
    </>
  );
}
