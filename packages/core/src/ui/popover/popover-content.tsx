import { type KeyboardEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { loopTab } from '../../theme/focus.ts';
import { useLayer } from '../../theme/use-services.ts';
import { useOverlay } from '../../theme/use-overlay.ts';
import { LayerContent, type Placement } from './layer-content.tsx';
import css from './popover.module.css';
import { usePopup } from './popup-root.tsx';

export interface PopoverContentProps extends Placement {
  readonly 'aria-label': string;
  /** Width in px. Defaults to the width of the content. */
  readonly width?: number | undefined;
  /** Removes the padding of 16 px, for lists that reach the edge. */
  readonly flush?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Tab stays inside. Escape, a press elsewhere, or focus moving elsewhere closes it. On opening,
 * focus moves to the element marked with `initialFocus`, or else to the first control.
 */
export function PopoverContent(props: PopoverContentProps): ReactElement | null {
  const { open } = usePopup();
  const layer = useLayer();
  return open && layer !== null ? <OpenPopover {...props} /> : null;
}

function OpenPopover(props: PopoverContentProps): ReactElement {
  const { width, flush, children, ...rest } = props;
  const { setOpen, anchorRef, contentId } = usePopup();
  const elementRef = useRef<HTMLDivElement>(null);
  const close = (): void => setOpen(false);
  useOverlay({
    kind: 'popover',
    elementRef,
    anchorRef,
    focusOnOpen: 'first',
    onEscape: close,
    onOutside: close,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Tab') loopTab(event.currentTarget, event);
  };
  return (
    <LayerContent
      {...rest}
      id={contentId}
      contentRef={elementRef}
      className={css.popover}
      data-flush={flush || undefined}
      style={width === undefined ? undefined : { width }}
      onKeyDown={onKeyDown}
    >
      {children}
    </LayerContent>
  );
}
