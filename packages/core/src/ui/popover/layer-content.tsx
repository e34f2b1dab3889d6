import * as RadixPopover from '@radix-ui/react-popover';
import { type ComponentPropsWithoutRef, type ReactElement, type Ref } from 'react';
import { useLayer } from '../../theme/use-services.ts';
import { leaveToStack } from '../radix/leave-to-stack.ts';
import { useNoFocusGuards } from '../radix/use-no-focus-guards.ts';
import { VIEWPORT_MARGIN } from './anchor-in-view.ts';

export type Side = 'top' | 'right' | 'bottom' | 'left';
export type Align = 'start' | 'center' | 'end';

/** Position next to the anchor; it flips and shifts to stay on screen. */
export interface Placement {
  /** Defaults to `bottom`. */
  readonly side?: Side | undefined;
  /** Defaults to `start`. */
  readonly align?: Align | undefined;
  /** Distance from the anchor in px. Defaults to 6. */
  readonly sideOffset?: number | undefined;
}

type RadixContentProps = ComponentPropsWithoutRef<typeof RadixPopover.Content>;

export interface LayerContentProps
  extends Omit<RadixContentProps, keyof Placement | keyof typeof leaveToStack>, Placement {
  readonly contentRef?: Ref<HTMLDivElement>;
}

/** Content positioned by Radix, rendered in the widget's own layer. */
export function LayerContent(props: LayerContentProps): ReactElement {
  const { side = 'bottom', align = 'start', sideOffset = 6, contentRef, ...rest } = props;
  return (
    <RadixPopover.Portal container={useLayer()}>
      <RadixPopover.Content
        {...rest}
        {...leaveToStack}
        ref={useNoFocusGuards(contentRef)}
        side={side}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={VIEWPORT_MARGIN}
      />
    </RadixPopover.Portal>
  );
}
