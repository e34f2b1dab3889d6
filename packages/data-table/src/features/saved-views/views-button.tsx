import { useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Menu } from '@pantau/core/ui/menu';
import { type ReactElement, useState } from 'react';
import { viewsMessages } from '../../messages/views-messages.ts';
import type { SavedViews } from './saved-views.ts';
import { ViewChoices, ViewCommands, type ViewPrompt } from './view-menu-items.tsx';
import { DeleteViewDialog, RenameViewDialog, SaveAsDialog } from './view-prompts.tsx';
import css from './views-button.module.css';

export interface ViewsButtonProps {
  /** From `useSavedViews`. */
  readonly views: SavedViews;
}

/** Names the current view, marks unsaved changes, and opens the menu of views (DT-381). */
export function ViewsButton({ views }: ViewsButtonProps): ReactElement {
  const t = useMessages(viewsMessages);
  const { current, changed } = views;
  const [prompt, setPrompt] = useState<ViewPrompt | null>(null);
  const close = (): void => setPrompt(null);
  const name = current?.name ?? t('standardView');
  return (
    <>
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button
            className={css.button}
            trailingIcon="chevronDown"
            aria-label={t(changed ? 'viewButtonChanged' : 'viewButton', { name })}
          >
            <span className={css.name}>{name}</span>
            {changed && <span className={css.changed} aria-hidden />}
          </Button>
        </Menu.Trigger>
        <Menu.Content aria-label={t('views')} align="end">
          <ViewChoices views={views} />
          <Menu.Separator />
          <ViewCommands views={views} onPrompt={setPrompt} />
        </Menu.Content>
      </Menu.Root>
      {prompt === 'saveAs' && <SaveAsDialog views={views} onClose={close} />}
      {prompt === 'rename' && current !== null && (
        <RenameViewDialog views={views} view={current} onClose={close} />
      )}
      {prompt === 'delete' && current !== null && (
        <DeleteViewDialog views={views} view={current} onClose={close} />
      )}
    </>
  );
}
