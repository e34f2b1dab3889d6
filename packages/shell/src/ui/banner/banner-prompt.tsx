import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { BannerSource } from '../../engine/banner/banner.ts';
import { useBanner } from '../../hooks/banner/use-banner.ts';

const bannerDialog = createLazy(async () => (await import('./banner-dialog.tsx')).BannerDialog);

export interface BannerPromptProps {
  readonly source: BannerSource;
  /** The domain that the application is served from, such as `location.hostname`. */
  readonly domain: string;
  /** The user has just signed in. Only then a banner is shown; it may become `false` again at once. */
  readonly afterSignIn: boolean;
  /** Called once `afterSignIn` has been noted, so that the host can remove it from its address. */
  readonly onNoted?: (() => void) | undefined;
}

/** Shows a banner after sign-in. Place it on the dashboard (SH-66 to SH-68). */
export function BannerPrompt(props: BannerPromptProps): ReactElement | null {
  const { source, domain, afterSignIn, onNoted } = props;
  const [wasAfterSignIn, setWasAfterSignIn] = useState(afterSignIn);
  if (afterSignIn && !wasAfterSignIn) setWasAfterSignIn(true);
  const { banner, close } = useBanner(source, domain, wasAfterSignIn);
  const latestOnNoted = useRef(onNoted);
  useEffect(() => {
    latestOnNoted.current = onNoted;
  });
  useEffect(() => {
    if (afterSignIn) latestOnNoted.current?.();
  }, [afterSignIn]);
  if (banner === null) return null;
  return <LazyPart part={bannerDialog} props={{ banner, onClose: close }} quiet onFail={close} />;
}
