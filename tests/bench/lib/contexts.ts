import type { Page } from '@playwright/test';

declare global {
  interface Window {
    webgl?: {
      /** WebGL contexts of the page that are alive. */
      alive(): number;
      /** The highest number that were alive at the same time. */
      most: number;
      /** Draw calls. */
      draws: number;
    };
  }
}

/** Runs in the page, before anything else does. */
function install(): void {
  const made = new Set<WeakRef<WebGLRenderingContext>>();
  const counts = {
    most: 0,
    draws: 0,
    alive(): number {
      let alive = 0;
      for (const reference of made) {
        const context = reference.deref();
        if (context === undefined || context.isContextLost()) made.delete(reference);
        else alive += 1;
      }
      return alive;
    },
  };
  window.webgl = counts;
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function get(
    this: HTMLCanvasElement,
    ...given: unknown[]
  ): unknown {
    const context: unknown = Reflect.apply(getContext, this, given);
    if (String(given[0]).includes('webgl') && context !== null) {
      const known = [...made].some((reference) => reference.deref() === context);
      if (!known) made.add(new WeakRef(context as WebGLRenderingContext));
      counts.most = Math.max(counts.most, counts.alive());
    }
    return context;
  } as typeof getContext;
  const { prototype } = WebGL2RenderingContext;
  const { drawElements, drawArrays } = prototype;
  prototype.drawElements = function draw(...given) {
    counts.draws += 1;
    drawElements.apply(this, given);
  };
  prototype.drawArrays = function draw(...given) {
    counts.draws += 1;
    drawArrays.apply(this, given);
  };
}

/** Call before the page opens. */
export async function watchContexts(page: Page): Promise<void> {
  await page.addInitScript(install);
}
