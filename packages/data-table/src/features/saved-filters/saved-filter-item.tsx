import { Button, Dialog, Icon, IconButton, Menu, MenuItem, initialFocus } from '@pantau/core/ui';
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
  onPick(): void;
  tell(change: Promise<SaveOutcome>, done: string): Promise<SaveOutcome>;
}

/** One saved filter, selected by its name, with a menu of further actions. */
export function SavedFilterItem(props: SavedFilterItemProps): ReactElement {
  const { item, isActive, saved, onPick, tell } = props;
  const t = useDialogText();
  const { id, name, isDefault } = item;
  const [asks, setAsks] = useState<'rename' | 'delete' | null>(null);
  const close = (): void => setAsks(null);
  const changeDefault = (): void =>
    void tell(
      saved.setDefault(isDefault ? null : id),
      t(isDefault ? 'noDefault' : 'savedDefaultNow', { name }),
    );
  return (
    <li className={css.item} data-active={isActive || undefined}>
      <button type="button" className={css.pick} aria-pressed={isActive} onClick={onPick}>
        {isDefault && (
          <span className={css.star} role="img" aria-label={t('savedDefault')}>
            <Icon name="star" size={14} />
          </span>
        )}
        <span className={css.name}>{name}</span>
      </button>
      <Menu
        label={t('savedOptions', { name })}
        align="end"
        trigger={(trigger) => (
          <IconButton
            {...trigger}
            icon="more"
            size="dense"
            className={css.more}
            label={t('savedOptions', { name })}
          />
        )}
      >
        <MenuItem icon="star" onSelect={changeDefault}>
          {t(isDefault ? 'unsetDefault' : 'makeDefault')}
        </MenuItem>
        <MenuItem icon="pen" onSelect={() => setAsks('rename')}>
          {t('rename')}
        </MenuItem>
        <MenuItem icon="trash" tone="danger" onSelect={() => setAsks('delete')}>
          {t('deleteSaved')}
        </MenuItem>
      </Menu>
      {asks === 'rename' && <RenameDialog item={item} saved={saved} tell={tell} onClose={close} />}
      {asks === 'delete' && (
        <Dialog
          isOpen
          isAlert
          size="narrow"
          onOpenChange={close}
          title={t('deleteTitle', { name })}
          description={t('deleteText')}
          footer={
            <>
              <Button {...initialFocus} onClick={close}>
                {t('cancel')}
              </Button>
              <Button
                variant="danger"
                icon="trash"
                onClick={() => {
                  close();
                  void tell(saved.remove(id), t('savedDeleted', { name }));
                }}
              >
                {t('deleteSaved')}
              </Button>
            </>
          }
        />
      )}
    </li>
  );
}
