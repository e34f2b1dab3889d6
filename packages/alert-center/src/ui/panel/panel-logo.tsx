import { type ShownLogo, useLogo, useParts } from '@pantau/core';
import { type ReactElement, type ReactNode, useContext, useEffect, useState } from 'react';
import { HostFaultContext } from '../shared/host-slot.tsx';
import css from './alert-panel.module.css';

export interface PanelLogoProps {
  /** What surrounds the logo. */
  around(logo: ReactElement): ReactElement;
  /** Shown without a logo. */
  readonly children: ReactElement;
}

/** The host's logo, or our own content without one that can be shown (EM-82). */
export function PanelLogo({ around, children }: PanelLogoProps): ReactNode {
  const shown = useLogo();
  if (shown === null) return children;
  return (
    <Shown key={shown.src} {...shown} around={around}>
      {children}
    </Shown>
  );
}

/** `blob:` ends with the page, and anything else is no image. */
function isImageAddress(src: string): boolean {
  if (/^data:/i.test(src)) return /^data:image\//i.test(src);
  try {
    return /^https?:$/.test(new URL(src, document.baseURI).protocol);
  } catch {
    return false;
  }
}

function Shown({ logo, src, alt, around, children }: PanelLogoProps & ShownLogo): ReactElement {
  const parts = useParts();
  const report = useContext(HostFaultContext);
  const [isMissing, setMissing] = useState(false);
  const isRefused = !isImageAddress(src);
  useEffect(() => {
    if (isRefused) report(new Error('appearance.logo has no address of an image'), logo);
  }, [report, isRefused, logo]);
  if (isMissing || isRefused) return children;
  return around(
    <img
      {...parts('logo', css.logo)}
      src={src}
      alt={alt}
      draggable={false}
      onError={() => {
        setMissing(true);
        report(new Error(`appearance.logo could not be loaded from ${src.slice(0, 200)}`), logo);
      }}
    />,
  );
}
