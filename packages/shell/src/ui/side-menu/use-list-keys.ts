import { useClock } from '@pantau/core';
import { createTypeahead, moveFocus } from '@pantau/core/ui/list-keys';
import { type KeyboardEvent, useState } from 'react';

/** The entries that arrow keys and letters reach, in order. */
const stopsIn = (list: HTMLElement): readonly HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>('[data-menu-stop]')].filter(
    (stop) => stop.closest('[data-no-room]') === null,
  );

/** Along the menu at the top, focus moves to the right and left. */
const sideways: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowDown',
  ArrowLeft: 'ArrowUp',
};

/**
 * Arrow keys, Home, End and letters move focus between entries (SH-14).
 *
 * @param onOther handles a further key of the focused entry; returns whether it was one
 * @param isHorizontal the entries are next to each other
 */
export function useListKeys(
  onOther: (key: string, entry: HTMLElement) => boolean,
  isHorizontal = false,
): (event: KeyboardEvent<HTMLElement>) => void {
  const clock = useClock();
  const [typeahead] = useState(() => createTypeahead(clock, stopsIn));
  return (event) => {
    const { currentTarget: list, target, key, ctrlKey, altKey, metaKey } = event;
    // Keys in a flyout bubble here through React, although it is elsewhere in the page.
    if (!(target instanceof HTMLElement) || !list.contains(target)) return;
    if (ctrlKey || altKey || metaKey) return;
    const move = isHorizontal ? (sideways[key] ?? key) : key;
    const isHandled = onOther(key, target) || moveFocus(list, move, stopsIn) || typeahead(event);
    if (!isHandled) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
