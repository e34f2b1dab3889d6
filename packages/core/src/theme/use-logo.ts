import { useContext } from 'react';
import type { AppearanceLogo } from './appearance.ts';
import { AppearanceContext, ThemeContext } from './provider-context.ts';

export interface ShownLogo {
  /** As the host passed it. */
  readonly logo: AppearanceLogo;
  readonly alt: string;
  /** Of the theme that is shown, as the host passed it. */
  readonly src: string;
}

/** The logo of the host's appearance; `null` without one. */
export function useLogo(): ShownLogo | null {
  const logo = useContext(AppearanceContext)?.logo;
  const theme = useContext(ThemeContext);
  if (logo === undefined) return null;
  const src = (theme === 'dark' ? logo.srcDark : undefined) ?? logo.src;
  return { logo, alt: logo.alt, src };
}
