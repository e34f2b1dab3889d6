import { useLayer } from '@pantau/core';
import { type ReactElement, useState } from 'react';
import { createPortal } from 'react-dom';
import { sidebar } from './lazy-panels.ts';
import { usePlacement } from '../shared/use-placement.ts';
import { LazyPart } from '@pantau/core/ui/lazy';

export interface PinnedPanelProps {
  readonly className?: string | undefined;
}

/**
 * The pinned sidebar, placed by the host next to its content. Renders nothing unless the panel is pinned
 * and the page is wide enough. 420 px wide and as high as its container, up to 750 px unless
 * `fillHeight` is set. Requires `pinnedElsewhere` on `BellWithPopup`.
 */
export function PinnedPanel(props: PinnedPanelProps): ReactElement | null {
  const { placement } = usePlacement();
  // Its code arrives while the host's page still renders, and the panel is part of the first paint.
  useState(sidebar.preload);
  return placement === 'pinned' ? <LazyPart part={sidebar} props={props} /> : null;
}

/** The pinned sidebar over the right edge of the page. */
export function PinnedAside(): ReactElement | null {
  const layer = useLayer();
  if (layer === null) return null;
  return createPortal(<LazyPart part={sidebar} props={{ overlay: true }} />, layer);
}
