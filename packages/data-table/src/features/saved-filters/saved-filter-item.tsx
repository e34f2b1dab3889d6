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
        <MenuItem icon="pen" onSelect={() => setPrompt('rename')}>
          {t('rename')}
        </MenuItem>
        <MenuItem icon="trash" tone="danger" onSelect={() => setPrompt('delete')}>
          {t('deleteSaved')}
        </MenuItem>
      </Menu>
      {prompt === 'rename' && (
        <RenameDialog item={item} saved={saved} report={report} onClose={close} />
      )}
      {prompt === 'delete' && (
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
                  void report(saved.remove(id), t('savedDeleted', { name }));
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
