import { IconButton } from '@pantau/core/ui/icon-button';
import type { ReactElement } from 'react';
import type { MovedEdges } from '../../engine/panel/window-frame.ts';
import { useText } from './use-text.ts';
import { type WindowResizeOptions, useWindowResize } from './use-window-resize.ts';
import css from './window-edges.module.css';

const edges: readonly (MovedEdges & { readonly name: string })[] = [
  { name: 'left', x: -1, y: 0 },
  { name: 'right', x: 1, y: 0 },
  { name: 'bottom', x: 0, y: 1 },
  { name: 'bottom-left', x: -1, y: 1 },
];

const corner: MovedEdges = { x: 1, y: 1 };

/**
 * The edges and the corner of a window that resize it (AC-390). Pressed twice, or with Enter on the corner,
 * they restore its size. The window has to be the positioned parent.
 */
export function WindowEdges(props: WindowResizeOptions): ReactElement {
  const t = useText();
  const { onEdgePointerDown, onGripKeyDown, reset } = useWindowResize(props);
  return (
    <>
      {edges.map(({ name, ...moved }) => (
        <div
          key={name}
          aria-hidden
          className={css.edge}
          data-window-edge={name}
          onPointerDown={(event) => onEdgePointerDown(event, moved)}
          onDoubleClick={reset}
        />
      ))}
      <IconButton
        icon="resize"
        size="dense"
        label={t('resizeWindow')}
        className={css.corner}
        data-window-edge="bottom-right"
        onPointerDown={(event) => onEdgePointerDown(event, corner)}
        onKeyDown={onGripKeyDown}
        onClick={({ detail }) => {
          // The keyboard has no clicks to count; one press of the pointer begins a drag.
          if (detail !== 1) reset();
        }}
      />
    </>
  );
}
