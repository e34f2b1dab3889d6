import { EmptyState } from '@pantau/core/ui/empty-state';
import type { ReactElement } from 'react';
import type { ShellMenu } from '../shared/use-shown-menu.ts';
import { HomeButton } from './home-button.tsx';

export interface HomeMessageProps {
  readonly menu: ShellMenu;
  readonly title: string;
  readonly text?: string | undefined;
}

/** Why a page shows nothing, with a link to the first page of the menu that the user may open. */
export function HomeMessage({ menu, title, text }: HomeMessageProps): ReactElement {
  return <EmptyState level={2} title={title} text={text} actions={<HomeButton menu={menu} />} />;
}
