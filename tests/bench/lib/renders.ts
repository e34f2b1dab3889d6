import type { Page } from '@playwright/test';

interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

declare global {
  interface Window {
    /** How often each component has rendered since `countRenders`. */
    renders?: Record<string, number>;
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown;
  }
}

/** Runs in the page, before React does: React calls this hook for each commit, even in production. */
function install(): void {
  /** React's flag of a component that has rendered, not only been visited. */
  const PERFORMED_WORK = 1;
  const nameOf = (type: unknown): string | undefined => {
    if (typeof type === 'function') return type.name;
    const inner = (type as { readonly type?: unknown; readonly render?: unknown } | null)?.type;
    return typeof inner === 'function' ? inner.name : undefined;
  };
  const visit = (fiber: Fiber, before: Fiber | null): void => {
    const name = nameOf(fiber.type);
    if (name && window.renders && (fiber.flags & PERFORMED_WORK) !== 0) {
      window.renders[name] = (window.renders[name] ?? 0) + 1;
    }
    // The children are the same objects: nothing below has rendered.
    if (before !== null && fiber.child === before.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) {
      visit(child, before === null ? null : child.alternate);
    }
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot(_id: number, root: { readonly current: Fiber }) {
      if (window.renders !== undefined) visit(root.current, root.current.alternate);
    },
  };
}

/** Call before the page opens. */
export async function watchRenders(page: Page): Promise<void> {
  await page.addInitScript(install);
}

/** Counts how often each component rendered during `run`. */
export async function countRenders(
  page: Page,
  run: () => Promise<unknown>,
): Promise<Readonly<Record<string, number>>> {
  await page.evaluate(() => {
    window.renders = {};
  });
  await run();
  return page.evaluate(() => window.renders ?? {});
}
