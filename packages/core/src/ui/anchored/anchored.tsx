import * as RadixPopover from '@radix-ui/react-popover';
import type { ReactElement, RefObject } from 'react';
import { useLayer } from '../../theme/use-services.ts';
import { useAnchorInView } from '../popover/anchor-in-view.ts';
import { LayerContent, type Placement } from '../popover/layer-content.tsx';

export interface AnchoredProps extends Placement {
  readonly anchorRef: RefObject<HTMLElement | null>;
  /** The one element to position. It keeps its own role, focus and dismissal. */
  readonly children: ReactElement;
}

/** Positions an element of the widget's layer next to its anchor, and follows the anchor. */
export function Anchored(props: AnchoredProps): ReactElement | null {
  const { anchorRef, children, ...placement } = props;
  const layer = useLayer();
  const anchor = useAnchorInView(anchorRef);
  if (layer === null) return null;
  return (
    <RadixPopover.Root open>
      <RadixPopover.Anchor virtualRef={anchor} />
      <LayerContent {...placement} asChild role={undefined} id={undefined}>
        {children}
      </LayerContent>
    </RadixPopover.Root>
  );
}
