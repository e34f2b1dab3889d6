import type { ReactElement } from 'react';
import { findByName } from '../../shared/saved-name.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import { NameDialog } from './name-dialog.tsx';
import type { SavedFilter } from './saved-filter.ts';
import type { SaveOutcome, SavedFilters } from './use-saved-filters.ts';

export interface RenameDialogProps {
  readonly item: SavedFilter;
  readonly saved: SavedFilters;
  report(change: Promise<SaveOutcome>, done: string): Promise<SaveOutcome>;
  onClose(): void;
}

/** Renames a saved filter. */
export function RenameDialog({ item, saved, report, onClose }: RenameDialogProps): ReactElement {
  const t = useDialogText();
  const rename = async (name: string): Promise<boolean> => {
    if (name === item.name) return true;
    const outcome = await report(saved.rename(item.id, name), t('savedRenamed', { name }));
    if (outcome === 'nameTaken') saved.reload();
    return outcome === 'done';
  };
  return (
    <NameDialog
      title={t('rename')}
      label={t('saveName')}
      initialName={item.name}
      takenText={t('nameTaken')}
      isTaken={(name) => findByName(saved.list, name, item.id) !== undefined}
      onSubmit={rename}
      onClose={onClose}
    />
  );
}
