import { Icon } from '@pantau/core/ui/icon';
import { Popover } from '@pantau/core/ui/popover';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type ReactElement, useId, useRef, useState } from 'react';
import type { ShownGroup } from '../../engine/menu/shown-menu.ts';
import { useMenuText } from '../shared/use-menu-text.ts';
import type { ShellMessageKey } from '../../messages/shell-messages.ts';
import { MenuIconView } from '../icon/menu-icon-view.tsx';
import { Flyout } from './flyout.tsx';
import { MenuLink, RailTooltip } from './menu-link.tsx';
import css from './side-menu.module.css';
import { useSideMenu } from './side-menu-context.ts';

interface GroupProps {
  readonly shown: ShownGroup<ShellMessageKey>;
}

/** A group: collapsible in the full menu, with a flyout in the rail (SH-16). */
export function MenuGroupView({ shown }: GroupProps): ReactElement {
  const { rail } = useSideMenu();
  return rail ? <RailGroup shown={shown} /> : <OpenableGroup shown={shown} />;
}

function useHasCurrent({ items }: ShownGroup<ShellMessageKey>): boolean {
  const { currentId } = useSideMenu();
  return items.some(({ item }) => item.id === currentId);
}

function OpenableGroup({ shown }: GroupProps): ReactElement {
  const { group, items } = shown;
  const { tabStop, isOpen, setOpen } = useSideMenu();
  const text = useMenuText();
  const listId = useId();
  const hasCurrent = useHasCurrent(shown);
  const open = isOpen(group.id);
  return (
    <>
      <button
        type="button"
        className={css.group}
        data-menu-stop={group.id}
        data-group={group.id}
        data-current={(hasCurrent && !open) || undefined}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        tabIndex={tabStop === group.id ? 0 : -1}
        onClick={() => setOpen(group.id, !open)}
      >
        <Icon name={open ? 'chevronDown' : 'chevronRight'} size={12} />
        <span className={css.label}>{text(group.label)}</span>
      </button>
      {open && (
        <ul id={listId} className={css.list}>
          {items.map((one) => (
            <li key={one.item.id} className={css.entry}>
              <MenuLink shown={one} place="group" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function RailGroup({ shown }: GroupProps): ReactElement {
  const { group } = shown;
  const { tabStop, labelled } = useSideMenu();
  const text = useMenuText();
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const hasCurrent = useHasCurrent(shown);
  const label = text(group.label);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <button
          ref={ref}
          type="button"
          className={css.item}
          data-menu-stop={group.id}
          data-flyout=""
          data-bare=""
          data-labelled={labelled || undefined}
          data-current={hasCurrent || undefined}
          tabIndex={tabStop === group.id ? 0 : -1}
        >
          <MenuIconView icon={group.icon} />
          {labelled ? (
            <span className={css.label}>{label}</span>
          ) : (
            <VisuallyHidden>{label}</VisuallyHidden>
          )}
        </button>
      </Popover.Trigger>
      {!open && !labelled && <RailTooltip anchorRef={ref} text={label} />}
      <Popover.Content aria-label={label} side="right" align="start" flush>
        <Flyout entries={[shown]} closeKey="ArrowLeft" onClose={() => setOpen(false)} />
      </Popover.Content>
    </Popover.Root>
  );
}
