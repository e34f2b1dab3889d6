import type { MenuProps } from '@pantau/core/ui';
import { type ReactElement, type RefObject, useState } from 'react';
import { LazyPart, type Part } from '../parts/lazy-part.tsx';

/** Of a menu that is open as soon as it is loaded. */
export type LazyMenuPartProps = Pick<MenuProps, 'trigger'>;

type OpenTrigger = Parameters<MenuProps['trigger']>[0];

/** Of the button; it has a ref once there is a menu to place beside it. */
export type LazyTriggerProps = Omit<OpenTrigger, 'ref'> & {
  readonly ref?: RefObject<HTMLButtonElement | null>;
};

export interface LazyMenuProps {
  readonly part: Part<LazyMenuPartProps>;
  /** Renders the button that opens it, also while nothing is loaded yet. */
  readonly trigger: (props: LazyTriggerProps) => ReactElement;
}

/** A button whose menu is loaded when it is first wanted. */
export function LazyMenu({ part, trigger }: LazyMenuProps): ReactElement {
  const [isWanted, setWanted] = useState(false);
  const button = trigger({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-controls': undefined,
    onClick: () => setWanted(true),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setWanted(true);
    },
  });
  if (!isWanted) return button;
  return (
    <LazyPart part={part} props={{ trigger }} fallback={button} onFail={() => setWanted(false)} />
  );
}
