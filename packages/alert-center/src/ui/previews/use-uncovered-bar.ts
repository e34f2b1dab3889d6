import { useSpace } from '@pantau/core';
import { activeElementAt } from '@pantau/core/ui/overlay';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Preview, usePreviewControls } from '../../hooks/previews.ts';
import {
  type Area,
  type UncoveredPlaceOptions,
  uncoveredPlace,
} from '../../engine/previews/uncovered-place.ts';

function areaOf(element: Element): Area {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left, y: top, width, height };
}

const isShown = ({ width, height }: Area): boolean => width > 0 && height > 0;

const barOf = (preview: Element): Element | null => preview.querySelector('[data-preview-bar]');

const orderOf = (preview: Element): number => Number(getComputedStyle(preview).zIndex) || 0;

const popoverSelector = '[role="dialog"], [role="menu"], [role="listbox"]';

/** How often one preview moves to an uncovered place. */
const ATTEMPTS_MAX = 4;

/** Controls that the user is in: the focused one and the one under the pointer. */
function controlsInUse(element: HTMLElement): readonly Element[] {
  const page = element.ownerDocument;
  const focused = [activeElementAt(element), page.activeElement];
  const hovered = page.querySelectorAll('a:hover, button:hover, input:hover, select:hover');
  return [...focused, ...hovered].filter(
    (control) =>
      control !== null &&
      control !== page.body &&
      // A window itself, or a custom element around the widget.
      !control.matches('[role="dialog"]') &&
      !control.contains(element) &&
      !(element.getRootNode() as Partial<ShadowRoot>).host?.contains(control),
  ) as Element[];
}

interface Surroundings {
  readonly windowsAbove: readonly Element[];
  readonly windowsBelow: readonly Element[];
  readonly panels: readonly Element[];
  /** Menus and popovers, which lie above all windows. */
  readonly popovers: readonly Element[];
  readonly controls: readonly Element[];
}

function surroundingsOf(element: HTMLElement): Surroundings {
  const root = element.getRootNode() as Document | ShadowRoot;
  const others = [...root.querySelectorAll('[data-preview-window]')].filter(
    (other) => other !== element,
  );
  const isAbove = (other: Element): boolean => orderOf(other) > orderOf(element);
  const windowsAbove = others.filter(isAbove);
  const panels = [...root.querySelectorAll('section[data-display]')];
  // Below a modal dialog no place is uncovered; a toast names the alert there (AC-534).
  const isBelowModal = element.closest('[inert]') !== null;
  const popovers = isBelowModal ? [] : [...root.querySelectorAll(popoverSelector)];
  return {
    windowsAbove,
    windowsBelow: others.filter((other) => !isAbove(other)),
    panels,
    popovers: popovers.filter(
      (one) =>
        !one.matches('[data-preview-window]') && one.querySelector('[data-display]') === null,
    ),
    // What lies in a window above cannot be covered.
    controls: controlsInUse(element).filter(
      (control) => !windowsAbove.some((one) => one.contains(control)),
    ),
  };
}

const areas = (elements: readonly (Element | null)[]): readonly Area[] =>
  elements
    .filter((element) => element !== null)
    .map(areaOf)
    .filter(isShown);

/**
 * Keeps the bar of a preview that opened by itself uncovered until it is used (AC-230): it moves to where
 * nothing lies above its bar and it covers neither a panel nor a control in use. Where there is no such
 * place, it is shown above the other previews, without taking the focus; it covers a panel only as a last
 * resort. It never moves over what the page has at its edges, such as a menu (AC-532).
 */
export function useUncoveredBar(
  elementRef: RefObject<HTMLElement | null>,
  { id, position, automatic = undefined }: Preview,
  order: number,
): void {
  const { move, surface } = usePreviewControls();
  const space = useSpace();
  const attempts = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const element = elementRef.current;
    const bar = element === null ? null : barOf(element);
    if (automatic === undefined || element === null || bar === null) return;
    const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
    // Heights change with the position: without a limit, it could move back and forth.
    const attempt = attempts.current.get(id) ?? 0;
    if (attempt >= ATTEMPTS_MAX) return;
    const { windowsAbove, windowsBelow, panels, popovers, controls } = surroundingsOf(element);
    const { width, height } = areaOf(element);
    const wanted: Omit<UncoveredPlaceOptions, 'above' | 'keepClear'> = {
      near: position,
      size: { width, height: Math.min(height, clientHeight) },
      barHeight: areaOf(bar).height,
      page: { width: clientWidth, height: clientHeight },
    };
    // An inline panel is part of the page, below every window.
    const floating = panels.filter((panel) => !panel.matches('[data-display="inline"]'));
    const taken = space.taken();
    const above = [...areas([...windowsAbove, ...floating, ...popovers]), ...taken.above];
    const edges = [
      { x: 0, y: 0, width: clientWidth, height: taken.top },
      { x: 0, y: 0, width: taken.left, height: clientHeight },
    ].filter(isShown);
    const inUse = [...areas(controls), ...edges];
    const barsBelow = areas(windowsBelow.map(barOf));
    const onTop = (...keepClear: readonly Area[]) =>
      uncoveredPlace({
        ...wanted,
        above: [...areas([...floating, ...popovers]), ...taken.above],
        keepClear: [
          ...areas(controlsInUse(element)),
          ...edges,
          ...areas(windowsAbove.map(barOf)),
          ...barsBelow,
          ...keepClear,
        ],
      });
    const panelAreas = areas(panels);
    const below =
      uncoveredPlace({ ...wanted, above, keepClear: [...inUse, ...panelAreas, ...barsBelow] }) ??
      (onTop(...panelAreas) === null
        ? uncoveredPlace({ ...wanted, above, keepClear: inUse })
        : null);
    if (below !== null) {
      if (below.x === Math.round(position.x) && below.y === Math.round(position.y)) return;
      attempts.current.set(id, attempt + 1);
      move(id, below);
      return;
    }
    attempts.current.set(id, ATTEMPTS_MAX);
    const place = onTop(...panelAreas) ?? onTop();
    surface(id);
    if (place !== null) move(id, place);
  }, [elementRef, id, position, automatic, order, move, surface, space]);
}
