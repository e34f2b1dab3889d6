import type { Clock } from '@pantau/core';
import { createLazy, whenIdle } from '@pantau/core/lazy';
import type { BrandFollower } from './company-brand.ts';

const follower = createLazy(async () => (await import('./follow-brand.ts')).followBrand);

/**
 * Follows the brand of the company once the browser is idle, so that it does not delay the first paint (EM-31).
 *
 * @returns a function that ends it
 */
export function followBrandWhenIdle(clock: Clock, following: BrandFollower): () => void {
  let stop: (() => void) | undefined;
  let hasEnded = false;
  const cancel = whenIdle(clock, () => {
    follower.load().then((follow) => {
      if (!hasEnded) stop = follow(following);
    }, following.onError);
  });
  return () => {
    hasEnded = true;
    cancel();
    stop?.();
  };
}
