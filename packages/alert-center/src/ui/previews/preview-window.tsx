import { useParts } from '@pantau/core';
import { IconButton } from '@pantau/core/ui/icon-button';
import { useExitMotion, useFocusRecovery, useOverlay } from '@pantau/core/ui/overlay';
import { useFreshTaps } from '@pantau/core/ui/still';
import {
  type CSSProperties,
  type PointerEvent,
  type ReactElement,
  type RefObject,
  memo,
  useRef,
} from 'react';
import { useAlert } from '../../hooks/list.ts';
import { type Preview, usePreviewControls } from '../../hooks/previews.ts';
import { usePreviewSight } from '../../hooks/preview-sight.ts';
import type { Size, WindowPosition } from '../../engine/panel/display.ts';
import {
  PREVIEW_HEIGHT_MIN,
  PREVIEW_SIZE_MAX,
  PREVIEW_SIZE_MIN,
  previewHeight,
} from '../../engine/previews/preview-room.ts';
import { useWindowMoves } from '../shared/use-window-moves.ts';
import { WindowEdges } from '../shared/window-edges.tsx';
import { useText } from '../shared/use-text.ts';
import { PreviewBar } from './preview-bar.tsx';
import { PreviewBody } from './preview-body.tsx';
import { useRegisterPreviewFocus } from './preview-focus.ts';
import css from './preview-window.module.css';
import { useFocusWithin } from './use-focus-within.ts';
import { usePreviewName } from './use-preview-name.ts';
import { usePreviewKeys } from './use-preview-keys.ts';
import { usePreviewMoveOn } from './use-preview-move-on.ts';
import { usePreviewStep } from './use-preview-step.ts';
import { useUncoveredBar } from './use-uncovered-bar.ts';

export interface PreviewWindowProps {
  readonly preview: Preview;
  /** Stacking order; 0 is lowest. */
  readonly order: number;
  /** Number of open previews. */
  readonly count: number;
}

/** Limits the height to the end of the page. */
const limitHeight =
  (size: Size | undefined) =>
  (element: HTMLElement, at: WindowPosition, page: Size): void => {
    element.style.maxHeight = `${previewHeight(at, { page, size })}px`;
  };

/** Preview as a movable, non-modal window. */
export const PreviewWindow = memo(function PreviewWindow(props: PreviewWindowProps): ReactElement {
  const parts = useParts();
  const { preview, order, count } = props;
  const { id, key, position, size } = preview;
  const view = useAlert(id);
  const t = useText();
  const { close, closeAll, move, raise, resize } = usePreviewControls();
  const ref = useRef<HTMLDivElement>(null);
  const { onHeadPointerDown, onGripKeyDown } = useWindowMoves({
    elementRef: ref,
    position,
    minHeight: PREVIEW_HEIGHT_MIN,
    onPlaced: limitHeight(size),
    onMove: (to) => move(id, to),
  });
  const step = usePreviewStep(id);
  const onKeyDown = usePreviewKeys(ref, id, view, step);
  usePreviewMoveOn(ref, id);
  useRegisterPreviewFocus(ref, key, id);
  useExitMotion(ref);
  useFreshTaps(ref, key);
  useUncoveredBar(ref, preview, order);
  usePreviewSight(ref, id, order === count - 1 && view?.alert.read === false);

  const hasFocus = useFocusWithin(ref, () => raise(id));
  const onPointerDown = (event: PointerEvent): void => {
    // Ignore events that bubble from portals.
    if (ref.current?.contains(event.target as Node) === true) raise(id);
  };

  const name = usePreviewName(view);
  return (
    <div
      ref={ref}
      role="dialog"
      aria-label={name}
      tabIndex={-1}
      {...parts('preview', css.window)}
      data-preview-window={id}
      data-sized={size === undefined ? undefined : ''}
      style={{ '--pantau-preview-order': order, ...size } as CSSProperties}
      onPointerDownCapture={onPointerDown}
      onKeyDown={onKeyDown}
    >
      {hasFocus && <InUse elementRef={ref} onEscape={() => close(id)} />}
      <PreviewBar
        view={view}
        onPointerDown={onHeadPointerDown}
        grip={
          <IconButton
            icon="grip"
            size="dense"
            label={t('moveWindow')}
            className={css.grip}
            data-window-grip
            onKeyDown={onGripKeyDown}
          />
        }
        onStep={step}
        onClose={() => close(id)}
        closeAll={count > 1 ? { count, run: closeAll } : undefined}
      />
      <PreviewBody id={id} view={view} />
      <WindowEdges
        elementRef={ref}
        min={PREVIEW_SIZE_MIN}
        max={PREVIEW_SIZE_MAX}
        onResize={(frame) => resize(id, frame)}
      />
    </div>
  );
});

interface InUseProps {
  readonly elementRef: RefObject<HTMLElement | null>;
  onEscape(): void;
}

/**
 * While the preview has the focus it is the topmost overlay: overlays opened from it are above and get
 * Escape first, and removing the focused element keeps the focus inside.
 */
function InUse({ elementRef, onEscape }: InUseProps): null {
  useOverlay({
    kind: 'popover',
    elementRef,
    focusOnOpen: 'none',
    onEscape,
    onOutside: () => undefined,
  });
  useFocusRecovery(elementRef);
  return null;
}
