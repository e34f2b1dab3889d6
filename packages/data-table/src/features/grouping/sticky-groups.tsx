import { useFormat } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import { type ReactElement, type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import { cellText } from '../columns/cell-text.ts';
import type { GroupLine } from './grid-line.ts';
import type { StickyGroupsProps } from './grouping-part.ts';
import { groupsAtTop, headingsOf } from './groups-at-top.ts';
import css from './sticky-groups.module.css';

/** px; as in the style sheet. */
const HEIGHT = 36;
/** px; each level is set in by this much. */
const INDENT = 20;

/** What is below the header, in px from the top of the first row. */
function topIn(scroller: HTMLElement): number {
  const head = scroller.previousElementSibling;
  const bottom = head?.getBoundingClientRect().bottom ?? 0;
  return Math.max(0, bottom - scroller.getBoundingClientRect().top + scroller.scrollTop);
}

/** Calls the listener when the table, the page or anything around them scrolls. */
function useOnScroll(scrollerRef: RefObject<HTMLElement | null>, onScroll: () => void): void {
  useLayoutEffect(() => {
    onScroll();
    const scroller = scrollerRef.current;
    if (scroller === null) return undefined;
    const targets = new Set<Node>([scroller.ownerDocument, scroller.getRootNode()]);
    for (const target of targets) {
      target.addEventListener('scroll', onScroll, { capture: true, passive: true });
    }
    return () => {
      for (const target of targets) {
        target.removeEventListener('scroll', onScroll, { capture: true });
      }
    };
  }, [scrollerRef, onScroll]);
}

const isSame = (a: readonly GroupLine<never>[], b: readonly GroupLine<never>[]): boolean =>
  a.length === b.length && a.every((line, index) => line === b[index]);

/**
 * The headings of the groups whose rows are at the top of the view (DT-405). Screen readers and keys use the
 * headings among the rows; a press leads to them.
 */
export function StickyGroups<Row>(props: StickyGroupsProps<Row>): ReactElement | null {
  const { lines, places, columns, viewport, scrollerRef } = props;
  const t = useDialogText();
  const { number } = useFormat();
  const headings = useMemo(() => headingsOf(lines), [lines]);
  const [groups, setGroups] = useState<readonly GroupLine<Row>[]>([]);
  const update = useMemo(
    () => (): void => {
      const scroller = scrollerRef.current;
      if (scroller === null) return;
      const next = groupsAtTop(headings, places, topIn(scroller), HEIGHT);
      setGroups((before) =>
        isSame(before as readonly GroupLine<never>[], next as readonly GroupLine<never>[])
          ? before
          : next,
      );
    },
    [headings, places, scrollerRef],
  );
  useOnScroll(scrollerRef, update);
  if (groups.length === 0) return null;
  const textOf = ({ group }: GroupLine<Row>): string => {
    const column = columns.find(({ key }) => key === group.columnKey);
    const value =
      column === undefined ? String(group.value) : cellText(column, group.first.original);
    return t('groupName', { column: column?.label ?? group.columnKey, value });
  };
  return (
    <div aria-hidden data-sticky-groups="" className={css.groups}>
      {groups.map((line) => (
        <div
          key={line.id}
          className={css.group}
          style={{ paddingInlineStart: 12 + (line.group.level - 1) * INDENT }}
          onClick={() => viewport.scrollTo({ row: lines.indexOf(line), column: null })}
        >
          <Icon name="chevronDown" size={16} className={css.chevron} />
          <span className={css.name}>{textOf(line)}</span>
          <span className={css.count}>
            {t('groupCount', { count: line.group.count, formatted: number(line.group.count) })}
          </span>
        </div>
      ))}
    </div>
  );
}
