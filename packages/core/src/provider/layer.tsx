import { type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import css from './layer.module.css';
import { useRaisedLayer } from './use-raised-layer.ts';
import { useUnzoomed } from './use-unzoomed.ts';

export interface LayerProps {
  readonly embedded: boolean;
  readonly children: ReactNode;
  onReady(layer: HTMLElement | null): void;
}

/**
 * The container of dialogs, popovers and windows. When embedded it is a popover in the browser's
 * top layer, which no z-index of the host covers. The layer itself ignores presses.
 */
export function Layer({ embedded, children, onReady }: LayerProps): ReactElement {
  const [layer, setLayer] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (layer === null) return undefined;
    // Browsers from before 2024 have no popovers. There the layer is fixed, with a high z-index.
    if (embedded && typeof layer.showPopover === 'function') layer.showPopover();
    onReady(layer);
    return () => {
      onReady(null);
      if (embedded && layer.matches(':popover-open')) layer.hidePopover();
    };
  }, [layer, embedded, onReady]);
  useRaisedLayer(layer, embedded);
  useUnzoomed(layer);

  return (
    <div
      ref={setLayer}
      className={classNames(css.layer, embedded && css.top)}
      data-pantau-layer={embedded ? 'top' : 'page'}
      {...(embedded && { popover: 'manual' })}
    >
      {children}
    </div>
  );
}
