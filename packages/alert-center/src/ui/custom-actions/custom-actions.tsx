import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import { useOfferedActions } from './use-offered-actions.ts';
import type { CustomActionsMenuProps } from './custom-actions-menu.tsx';

const menu = createLazy(async () => {
  const part = await import('./custom-actions-menu.tsx');
  return part.CustomActionsMenu;
});

export type CustomActionsProps = Omit<CustomActionsMenuProps, 'actions'>;

/** The host's actions on one alert or on the selection, behind a button; nothing where it offers none. */
export function CustomActions(props: CustomActionsProps): ReactElement | null {
  const actions = useOfferedActions(props.on, props.subject);
  if (actions.length === 0) return null;
  return <LazyPart part={menu} props={{ ...props, actions }} quiet />;
}
