import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { type PlacedMarker, firstMarker, nextMarker } from '../../engine/fleet/next-marker.ts';

/** The markers have one stop for Tab, and arrow keys between them (DB-21). */
export function useRovingMarkers(markers: readonly PlacedMarker[]) {
  const layerRef = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const hadFocus = useRef(false);
  const current = markers.find(({ key }) => key === chosen) ?? firstMarker(markers);

  const focus = (key: string): void =>
    layerRef.current
      ?.querySelector<HTMLElement>(`[data-marker="${CSS.escape(key)}"]`)
      ?.focus({ preventScroll: true });

  // A group that falls apart takes the focus with it.
  useLayoutEffect(() => {
    const layer = layerRef.current;
    if (layer === null || !hadFocus.current || current === undefined) return;
    const { activeElement } = layer.getRootNode() as Document | ShadowRoot;
    if (!layer.contains(activeElement)) focus(current.key);
  });

  return {
    layer: {
      ref: layerRef,
      onFocus({ target }: FocusEvent<HTMLElement>) {
        hadFocus.current = true;
        setChosen(target.dataset['marker'] ?? null);
      },
      onBlur() {
        hadFocus.current = false;
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const next = current && nextMarker(markers, current, event.key);
        if (next === undefined) return;
        event.preventDefault();
        focus(next.key);
      },
    },
    /** Props of a marker. */
    marker: (key: string) => ({
      'data-marker': key,
      tabIndex: key === current?.key ? 0 : -1,
    }),
  };
}
