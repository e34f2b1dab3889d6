import { useClock, useReportError, useSession } from '@pantau/core';
import { useInterruption } from '@pantau/core/interruptions';
import { useEffect, useState } from 'react';
import { type Banner, type BannerSource, bannerToShow } from '../../engine/banner/banner.ts';

export interface BannerState {
  /** The banner, once its turn has come. */
  readonly banner: Banner | null;
  close(): void;
}

/**
 * Requests the banner after a sign-in, once, and takes a turn for it (SH-66 to SH-68). A failure is reported and shows
 * nothing.
 */
export function useBanner(source: BannerSource, domain: string, afterSignIn: boolean): BannerState {
  const clock = useClock();
  const report = useReportError();
  const timeZone = useSession().user?.timeZone;
  const [banner, setBanner] = useState<Banner | null>(null);
  useEffect(() => {
    if (!afterSignIn) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    bannerToShow({ source, domain, now: clock.now(), timeZone, signal }).then(
      (found) => {
        if (!signal.aborted) setBanner(found);
      },
      (error: unknown) => {
        if (!signal.aborted) report(error);
      },
    );
    return () => leaving.abort();
  }, [afterSignIn, source, domain, clock, timeZone, report]);
  const isShown = useInterruption('banner', banner !== null);
  return { banner: isShown ? banner : null, close: () => setBanner(null) };
}
