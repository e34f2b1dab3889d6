import { useSortable } from '@dnd-kit/sortable';
import { Checkbox } from '@pantau/core/ui/checkbox';
import { Icon } from '@pantau/core/ui/icon';
import { type ReactElement, type ReactNode, useId } from 'react';
import { checkProblem, checkStateOf } from '../columns/column-visibility.ts';
import { isGroup, leavesOf } from '../columns/setting-tree.ts';
import { isMovable } from '../columns/move-column.ts';
import type { ColumnSetting } from '../columns/columns.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import { useChooser } from './chooser-context.ts';
import css from './column-chooser.module.css';
import { ColumnNote } from './column-note.tsx';
import { ColumnRowMenu } from './column-row-menu.tsx';

/** Rows stay in place during a drag; a line marks the drop position. */
const stayInPlace = (): null => null;

export interface ColumnRowProps {
  readonly setting: ColumnSetting;
  /** The columns of a group, shown while the group is unfolded. */
  readonly children?: ReactNode;
}

/** One column or group: drag handle, checkbox, note and menu. */
export function ColumnRow({ setting, children }: ColumnRowProps): ReactElement {
  const { settings, maxColumns, isSearching, change, toggleFold } = useChooser();
  const t = useDialogText();
  const { key, label } = setting;
  const canMove = isMovable(setting) && !isSearching;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...drag } = useSortable({
    id: key,
    disabled: !canMove,
    strategy: stayInPlace,
    attributes: { roleDescription: t('dragRole') },
  });
  const { isOver, isDragging, activeIndex, overIndex } = drag;
  const hasFields = isGroup(setting);
  const isOpen = hasFields && (isSearching || !setting.closeChild);
  const state = checkStateOf(setting);
  const problem = checkProblem(settings, key, maxColumns);
  const noteId = useId();
  const shown = leavesOf([setting]).filter((leaf) => leaf.shown).length;
  const drop = isOver && !isDragging ? (activeIndex < overIndex ? 'after' : 'before') : undefined;
  return (
    <li className={css.item} data-drop={drop}>
      <div
        ref={setNodeRef}
        className={css.row}
        data-column={key}
        data-dragging={isDragging || undefined}
      >
        <span className={css.grip}>
          {canMove && (
            <button
              type="button"
              ref={setActivatorNodeRef}
              className={css.gripButton}
              {...attributes}
              {...listeners}
              aria-label={t('moveColumn', { column: label })}
            >
              <Icon name="grip" />
            </button>
          )}
        </span>
        <span className={css.fold}>
          {hasFields && !isSearching && (
            <button
              type="button"
              className={css.foldButton}
              aria-expanded={isOpen}
              aria-label={t('columnsOfGroup', { group: label })}
              onClick={() => toggleFold(key)}
            >
              <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={14} />
            </button>
          )}
        </span>
        <span className={css.check}>
          <Checkbox
            label={label}
            checked={state === 'on'}
            indeterminate={state === 'partial'}
            // Not `disabled`: it keeps its focus, so that keyboard users and screen readers learn why.
            {...(problem !== null && { 'aria-disabled': true, 'aria-describedby': noteId })}
            onCheckedChange={() => change(key, 'toggle')}
          />
        </span>
        <span id={noteId} className={css.note}>
          {problem === 'maximum'
            ? t('maximumReached', { max: maxColumns ?? 0 })
            : hasFields && problem === null
              ? t('groupShown', { shown, total: setting.fields.length })
              : (!isSearching || problem !== null) && <ColumnNote setting={setting} />}
        </span>
        <span className={css.end}>{canMove && <ColumnRowMenu setting={setting} />}</span>
      </div>
      {isOpen && children}
    </li>
  );
}
