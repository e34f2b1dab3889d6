import { expect } from 'storybook/test';

/** The element and what it is rendered in, through shadow roots. */
function* ancestry(element: Element): Generator<Element> {
  for (let node: Node | null = element; node !== null;) {
    if (node instanceof Element) yield node;
    node = node instanceof ShadowRoot ? node.host : node.parentNode;
  }
}

const isEnding = (animation: Animation): boolean =>
  animation.playState === 'running' &&
  animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;

/** Waits for what fades in or out. Whatever moves forever, such as a spinner, is not waited for. */
async function endOfMotion(element: Element): Promise<void> {
  const animations = [...ancestry(element)].flatMap((ancestor) => ancestor.getAnimations());
  await Promise.allSettled(animations.filter(isEnding).map(({ finished }) => finished));
}

/**
 * Replaces `toBeVisible`, which sees an element that is about to fade in as invisible: this one judges what is visible
 * once the motion has ended, so that stories pass with motion and without.
 */
export function judgeVisibilityAfterMotion(): void {
  expect.extend({
    async toBeVisible(element: Element) {
      await endOfMotion(element);
      const pass = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const state = pass ? 'visible' : 'not visible';
      const { localName, className, textContent } = element;
      const received = `<${localName} class="${className}"> “${textContent}”`;
      return { pass, message: () => `Received element is ${state}: ${received}` };
    },
  });
}
