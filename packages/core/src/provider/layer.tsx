import { type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import css from './layer.module.css';
import { useRaisedLayer } from './use-raised-layer.ts';

export interface LayerProps {
  readonly isEmbedded: boolean;
  readonly children: ReactNode;
  onReady(layer: HTMLElement | null): void;
}

/**
 * The widget's own ground for what floats. Embedded it is a popover: in the browser's top layer,
 * which no z-index of a host covers. It takes no presses itself.
 */
export function Layer({ isEmbedded, children, onReady }: LayerProps): ReactElement {
  const [layer, setLayer] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (layer === null) return undefined;
    // Browsers before 2024 have no popovers; there it is the fixed layer with a high z-index.
    if (isEmbedded && typeof layer.showPopover === 'function') layer.showPopover();
    onReady(layer);
    return () => {
      onReady(null);
      if (isEmbedded && layer.matches(':popover-open')) layer.hidePopover();
    };
  }, [layer, isEmbedded, onReady]);
  useRaisedLayer(layer, isEmbedded);

  return (
    <div
      ref={setLayer}
      className={classNames(css.layer, isEmbedded && css.top)}
      data-pantau-layer={isEmbedded ? 'top' : 'page'}
      {...(isEmbedded && { popover: 'manual' })}
    >
      {children}
    </div>
  );
}
