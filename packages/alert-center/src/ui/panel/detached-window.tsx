import { useLayer } from '@pantau/core';
import { IconButton } from '@pantau/core/ui/icon-button';
import { useExitMotion } from '@pantau/core/ui/overlay';
import { type ReactElement, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Size } from '../../engine/panel/display.ts';
import { usePanel } from '../../hooks/panel.ts';
import { Panel } from './alert-panel.tsx';
import { usePanelFocus, useReceivePanelFocus } from '../shared/panel-focus.ts';
import { useClosePanel } from './use-close-panel.ts';
import { useText } from '../shared/use-text.ts';
import css from './detached-window.module.css';
import { WindowEdges } from '../shared/window-edges.tsx';
import { useWindowMoves } from '../shared/use-window-moves.ts';

/** Smallest and largest size that the user can choose, px. */
const SIZE_MIN: Size = { width: 360, height: 320 };
const SIZE_MAX: Size = { width: 720, height: 1_200 };

/** The panel as a window that the user moves over the page. */
export function DetachedWindow(): ReactElement | null {
  const layer = useLayer();
  return layer === null ? null : createPortal(<Window />, layer);
}

function Window(): ReactElement {
  const t = useText();
  const { position, size, moveTo, resizeTo } = usePanel();
  const { panelId } = usePanelFocus();
  const close = useClosePanel();
  const ref = useRef<HTMLDivElement>(null);
  const { onHeadPointerDown, onGripKeyDown } = useWindowMoves({
    elementRef: ref,
    position,
    onMove: moveTo,
  });
  useReceivePanelFocus(ref);
  useExitMotion(ref);
  return (
    <div
      ref={ref}
      id={panelId}
      role="dialog"
      aria-label={t('title')}
      tabIndex={-1}
      className={css.window}
      data-sized={size === null ? undefined : ''}
      style={size ?? undefined}
    >
      <Panel
        display="detached"
        plain
        onClose={close}
        handle={{
          grip: (
            <IconButton
              icon="grip"
              size="dense"
              label={t('moveWindow')}
              className={css.grip}
              data-window-grip
              onKeyDown={onGripKeyDown}
            />
          ),
          onPointerDown: onHeadPointerDown,
        }}
      />
      <WindowEdges elementRef={ref} min={SIZE_MIN} max={SIZE_MAX} onResize={resizeTo} />
    </div>
  );
}
