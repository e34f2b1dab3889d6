import { beforeEach } from 'vitest';

const PAUSED = 'animation-play-state: paused';

/**
 * Storybook pauses all animations while it checks a story, and leaves them paused when a check fails: the stories after
 * it, which share the page, would fail as well.
 */
beforeEach(() => {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes(PAUSED)) style.remove();
  }
});
