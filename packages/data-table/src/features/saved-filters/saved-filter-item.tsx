import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { Icon } from '@pantau/core/ui/icon';
import { IconButton } from '@pantau/core/ui/icon-button';
import { Menu } from '@pantau/core/ui/menu';
import { initialFocus } from '@pantau/core/ui/overlay';
import { type ReactElement, useState } from 'react';
import type { SavedFilters, SaveOutcome } from './use-saved-filters.ts';
import type { SavedFilter } from './saved-filter.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import { RenameDialog } from './rename-dialog.tsx';
import css from './saved-filters.module.css';

export interface SavedFilterItemProps {
  readonly item: SavedFilter;
  /** Its values equal the current ones. */
  readonly isActive: boolean;
  readonly saved: SavedFilters;
  onSelect(): void;
  report(change: Promise<SaveOutcome>, done: string): Promise<SaveOutcome>;
}

/** One saved filter, selected by its name, with a menu of further actions. */
export function SavedFilterItem(props: SavedFilterItemProps): ReactElement {
  const { item, isActive, saved, onSelect, report } = props;
  const t = useDialogText();
  const { id, name, isDefault } = item;
  const [prompt, setPrompt] = useState<'rename' | 'delete' | null>(null);
  const close = (): void => setPrompt(null);
  const changeDefault = (): void =>
    void report(
      saved.setDefault(isDefault ? null : id),
      t(isDefault ? 'noDefault' : 'savedDefaultNow', { name }),
    );
  return (
    <li className={css.item} data-active={isActive || undefined}>
      <button type="button" className={css.pick} aria-pressed={isActive} onClick={onSelect}>
        {isDefault && (
          <span className={css.star} role="img" aria-label={t('savedDefault')}>
            <Icon name="star" size={14} />
          </span>
        )}
        <span className={css.name}>{name}</span>
      </button>
      <Menu.Root>
        <Menu.Trigger asChild>
          <IconButton
            icon="more"
            size="dense"
            className={css.more}
            label={t('savedOptions', { name })}
          />
        </Menu.Trigger>
        <Menu.Content aria-label={t('savedOptions', { name })} align="end">
          <Menu.Item icon="star" onSelect={changeDefault}>
            {t(isDefault ? 'unsetDefault' : 'makeDefault')}
          </Menu.Item>
          <Menu.Item icon="pen" onSelect={() => setPrompt('rename')}>
            {t('rename')}
          </Menu.Item>
          <Menu.Item icon="trash" tone="danger" onSelect={() => setPrompt('delete')}>
            {t('deleteSaved')}
          </Menu.Item>
        </Menu.Content>
      </Menu.Root>
      {prompt === 'rename' && (
        <RenameDialog item={item} saved={saved} report={report} onClose={close} />
      )}
      {prompt === 'delete' && (
        <Dialog.Root open onOpenChange={close}>
          <Dialog.Content role="alertdialog" size="narrow">
            <Dialog.Header>
              <Dialog.Title>{t('deleteTitle', { name })}</Dialog.Title>
              <Dialog.Description>{t('deleteText')}</Dialog.Description>
            </Dialog.Header>
            <Dialog.Footer>
              <Button {...initialFocus} onClick={close}>
                {t('cancel')}
              </Button>
              <Button
                variant="danger"
                icon="trash"
                onClick={() => {
                  close();
                  void report(saved.remove(id), t('savedDeleted', { name }));
                }}
              >
                {t('deleteSaved')}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Root>
      )}
    </li>
  );
}
