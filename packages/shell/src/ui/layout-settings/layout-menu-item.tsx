import { useMessages } from '@pantau/core';
import { Menu } from '@pantau/core/ui/menu';
import type { ReactElement } from 'react';
import { useLayoutSettings } from '../../hooks/layout/layout-settings-context.ts';
import { shellMessages } from '../../messages/shell-messages.ts';

/** Opens the layout settings, as an item of the account menu. Outside an `AppShell` there is none. */
export function LayoutMenuItem(): ReactElement | null {
  const t = useMessages(shellMessages);
  const settings = useLayoutSettings();
  if (settings === null) return null;
  return (
    <>
      <Menu.Separator />
      <Menu.Item icon="sidebarLeft" onSelect={settings.open}>
        {t('layoutSettings')}
      </Menu.Item>
    </>
  );
}
