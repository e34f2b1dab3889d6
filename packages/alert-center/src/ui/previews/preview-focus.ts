import { activeElementAt, hasFocusWithin, isElement, tabbablesIn } from '@pantau/core/ui/overlay';
import { type RefObject, createContext, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import type { AlertId } from '../../engine/alert/alert.ts';
import { type PanelFocus, usePanelFocus } from '../shared/panel-focus.ts';

/** Moves the focus as previews open and close. */
export interface PreviewFocus {
  /** Focuses a preview that the user opened, and remembers where the focus was. */
  enter(key: number, element: HTMLElement): void;
  /** Registers the element of a preview. Returns a function to call when it unmounts. */
  join(key: number, id: () => AlertId, element: HTMLElement): () => void;
  element(key: number): HTMLElement | undefined;
}

interface PreviewFocusOptions {
  readonly panel: PanelFocus;
  /** Keys of the remaining windows, topmost first. */
  readonly others: () => readonly number[];
}

function tryFocus(element: HTMLElement | null | undefined): boolean {
  if (element === null || element === undefined || !element.isConnected) return false;
  element.focus({ preventScroll: true });
  return activeElementAt(element) === element;
}

function createPreviewFocus({ panel, others }: PreviewFocusOptions): PreviewFocus {
  const elements = new Map<number, HTMLElement>();
  const origins = new Map<number, HTMLElement>();

  const isInPreview = (element: Element): boolean =>
    [...elements.values()].some((one) => one.contains(element));

  /** Tries the previous element, the next preview, the alert's row, the bell, and the panel's first control. */
  const restoreFocus = (key: number, id: AlertId, root: ParentNode): void => {
    const row = (): HTMLElement | null =>
      root.querySelector(`[data-alert-id="${CSS.escape(id)}"] > button`);
    const inPanel = (): HTMLElement | undefined => {
      const section = root.querySelector<HTMLElement>('section[data-display]');
      return section === null ? undefined : tabbablesIn(section)[0];
    };
    const ways = [
      () => origins.get(key),
      ...others().map((other) => () => (other === key ? undefined : elements.get(other))),
      row,
      () => panel.bell(),
      inPanel,
    ];
    ways.some((way) => tryFocus(way()));
  };

  return {
    enter(key, element) {
      const active = activeElementAt(element);
      const isElsewhere = isElement(active) && active !== element.ownerDocument.body;
      if (isElsewhere && !isInPreview(active)) origins.set(key, active);
      element.focus({ preventScroll: true });
    },
    join(key, id, element) {
      elements.set(key, element);
      const root = element.getRootNode() as Document | ShadowRoot;
      return () => {
        elements.delete(key);
        if (hasFocusWithin(element)) restoreFocus(key, id(), root);
        origins.delete(key);
      };
    },
    element: (key) => elements.get(key),
  };
}

export const PreviewFocusContext = createContext<PreviewFocus | null>(null);

export function useCreatePreviewFocus(): PreviewFocus {
  const store = useAlertCenter();
  const panel = usePanelFocus();
  return useMemo(() => {
    const others = () =>
      store
        .get()
        .previews.previews.map(({ key }) => key)
        .toReversed();
    return createPreviewFocus({ panel, others });
  }, [store, panel]);
}

export function usePreviewFocus(): PreviewFocus {
  const focus = useContext(PreviewFocusContext);
  if (focus === null) throw new Error('A preview needs a <PreviewLayer> around it');
  return focus;
}

/** Registers a preview's element, so that its focus is passed on when it unmounts. */
export function useRegisterPreviewFocus(
  elementRef: RefObject<HTMLElement | null>,
  key: number,
  id: AlertId,
): void {
  const focus = usePreviewFocus();
  const shown = useRef(id);
  useLayoutEffect(() => {
    shown.current = id;
  }, [id]);
  useLayoutEffect(() => {
    const element = elementRef.current;
    return element === null ? undefined : focus.join(key, () => shown.current, element);
  }, [focus, key, elementRef]);
}
