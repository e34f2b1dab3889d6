import { Icon } from '@pantau/core/ui';
import type { ReactElement } from 'react';
import type { ColumnSetting } from '../../domain/columns.ts';
import type { DataTableMessageKey } from '../../messages/data-table-messages.ts';
import { useWords } from '../words/use-words.ts';
import css from './column-chooser.module.css';

function noteOf({ isLocked, isSticky, pinned }: ColumnSetting): DataTableMessageKey | null {
  if (isSticky) return pinned === 'end' ? 'alwaysLast' : 'alwaysFirst';
  if (isLocked) return 'alwaysShown';
  if (pinned === null) return null;
  return pinned === 'start' ? 'pinnedStart' : 'pinnedEnd';
}

/** What holds of a column that is locked, sticky or pinned. */
export function ColumnNote({ setting }: { readonly setting: ColumnSetting }): ReactElement | null {
  const words = useWords();
  const note = noteOf(setting);
  if (note === null) return null;
  return (
    <span className={css.noteText}>
      <Icon name={setting.isLocked ? 'lock' : 'pushpin'} size={14} />
      {words(note)}
    </span>
  );
}
