import { useLayer } from '@pantau/core';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { sidebar } from './lazy-panels.ts';
import { PINNED_HEIGHT } from './panel-size.ts';
import { useStand } from '../shared/use-placement.ts';
import { LazyPart } from '@pantau/core/ui/lazy';

export interface PinnedPanelProps {
  readonly className?: string | undefined;
}

/**
 * The pinned sidebar at a place of the host's own, beside its content: there while the user has it
 * pinned and the page is wide enough, else nothing. 420 px wide; as high as its container, 750 px at
 * most (spec alerts §9). Give `isPinnedElsewhere` to `BellWithPopup` then.
 */
export function PinnedPanel(props: PinnedPanelProps): ReactElement | null {
  const { stand } = useStand();
  return stand === 'pinned' ? <LazyPart part={sidebar} props={props} /> : null;
}

const style = { height: `min(${PINNED_HEIGHT}px, 100%)` };

/** The pinned sidebar at the right edge of the page, over whatever is there. */
export function PinnedAside(): ReactElement | null {
  const layer = useLayer();
  if (layer === null) return null;
  return createPortal(<LazyPart part={sidebar} props={{ style, isAside: true }} />, layer);
}
