import {
  type Announcements,
  type CollisionDetection,
  KeyboardSensor,
  type KeyboardCoordinateGetter,
  PointerSensor,
  type ScreenReaderInstructions,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ColumnSettings, findSetting, siblingsOf } from '../columns/setting-tree.ts';
import { isMovable, neighbourOf } from '../columns/move-column.ts';
import type { DialogTranslate } from '../../messages/dialog-messages.ts';

/** Distance in px before a press counts as a drag, so that a shaky press still clicks. */
const DRAG_DISTANCE = 4;

const movableBeside = (settings: ColumnSettings, key: string): ColumnSettings =>
  (siblingsOf(settings, key) ?? []).filter(isMovable);

/**
 * Columns are dropped among their siblings only: locked and sticky positions and other groups are not
 * targets.
 */
export const overSiblings =
  (settings: ColumnSettings): CollisionDetection =>
  (args) => {
    const siblings = movableBeside(settings, String(args.active.id));
    return closestCenter({
      ...args,
      droppableContainers: args.droppableContainers.filter(({ id }) =>
        siblings.some((setting) => setting.key === id),
      ),
    });
  };

/** An arrow key moves to the next position the column can take, skipping the others. */
const toNextPlace =
  (settings: ColumnSettings): KeyboardCoordinateGetter =>
  (event, { active, context }) => {
    const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : null;
    if (step === null) return undefined;
    event.preventDefault();
    const place = neighbourOf(settings, String(context.over?.id ?? active), step);
    const rect = place && context.droppableRects.get(place.key);
    return rect && { x: rect.left, y: rect.top };
  };

export function useColumnSensors(settings: ColumnSettings) {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: toNextPlace(settings),
      // Not smoothly: the drop position would be computed before the scroll ends.
      scrollBehavior: 'auto',
    }),
  );
}

export interface Place {
  readonly column: string;
  /** Position among the columns it can change places with, from 1. */
  readonly place: number;
  readonly total: number;
}

/** Describes the position of a column, current or after a drop, for screen readers. */
export function placeOf(settings: ColumnSettings, key: string, overKey: string = key): Place {
  const siblings = movableBeside(settings, key);
  return {
    column: findSetting(settings, key)?.label ?? key,
    place: siblings.findIndex((setting) => setting.key === overKey) + 1,
    total: siblings.length,
  };
}

export function dragAnnouncements(settings: ColumnSettings, t: DialogTranslate): Announcements {
  /** Picking a column up also places it over itself; that is announced only when it comes back later. */
  let isAway = false;
  const at = (
    key: 'dragPicked' | 'dragOver' | 'dragDropped' | 'dragPutBack',
    active: string | number,
    over: string | number = active,
  ): string => t(key, { ...placeOf(settings, String(active), String(over)) });
  return {
    onDragStart({ active }) {
      isAway = false;
      return at('dragPicked', active.id);
    },
    onDragOver({ active, over }) {
      isAway ||= over !== null && over.id !== active.id;
      return isAway ? at('dragOver', active.id, over?.id) : undefined;
    },
    onDragEnd: ({ active, over }) => at('dragDropped', active.id, over?.id),
    onDragCancel: ({ active }) => at('dragPutBack', active.id),
  };
}

export const dragInstructions = (t: DialogTranslate): ScreenReaderInstructions => ({
  draggable: t('dragInstructions'),
});
