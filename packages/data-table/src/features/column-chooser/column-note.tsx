import { Icon } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import type { ColumnSetting } from '../columns/columns.ts';
import type { DialogMessageKey } from '../../messages/dialog-messages.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import css from './column-chooser.module.css';

function noteOf({ locked, sticky, pinned }: ColumnSetting): DialogMessageKey | null {
  if (sticky && locked) return pinned === 'end' ? 'alwaysShownLast' : 'alwaysShownFirst';
  if (sticky) return pinned === 'end' ? 'alwaysLast' : 'alwaysFirst';
  if (locked) return 'alwaysShown';
  if (pinned === null) return null;
  return pinned === 'start' ? 'pinnedStart' : 'pinnedEnd';
}

/** Says whether a column is locked, sticky or pinned. */
export function ColumnNote({ setting }: { readonly setting: ColumnSetting }): ReactElement | null {
  const t = useDialogText();
  const note = noteOf(setting);
  if (note === null) return null;
  return (
    <span className={css.noteText}>
      <Icon name={setting.locked ? 'lock' : 'pushpin'} size={14} />
      {t(note)}
    </span>
  );
}
