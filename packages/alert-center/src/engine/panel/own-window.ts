import type { WindowScope } from '@pantau/core/in-window';

/** A window of the operating system that contains the panel. */
export interface PanelWindow {
  readonly document: Document;
  /** Brings it to the front. */
  focus(): void;
  close(): void;
  /** Runs once when it is closed, also by the user. */
  onClosed(listener: () => void): void;
}

/** What the browser answers to the request for a window. */
export type PanelWindowResult =
  { readonly ok: true; readonly window: PanelWindow } | { readonly ok: false };

export interface OwnWindowView {
  /** `null` while the panel is on the page. */
  readonly window: PanelWindow | null;
  /** Where parts outside of the panel, such as previews, are shown in the window; `null` until it is ready. */
  readonly scope: WindowScope | null;
}

/**
 * The panel's own window. It is as transient as the window itself, so the stored display stays what it was, and shows
 * again once the window is closed.
 */
export interface OwnWindow {
  get(): OwnWindowView;
  subscribe(listener: () => void): () => void;
  /** Brings the window to the front; opens it first if there is none. Returns `false` if the browser refused. */
  open(request: () => Promise<PanelWindowResult>): Promise<boolean>;
  close(): void;
  setScope(scope: WindowScope | null): void;
  /** Whether the user acted in the window last: there the outcome is shown. */
  setActive(isActive: boolean): void;
  /** Where to ask and to report now; `null` for the page. */
  acting(): WindowScope | null;
}

const onPage: OwnWindowView = { window: null, scope: null };

export function createOwnWindow(): OwnWindow {
  const listeners = new Set<() => void>();
  let view = onPage;
  let opening: Promise<boolean> | null = null;
  let isActive = false;

  const set = (next: OwnWindowView): void => {
    view = next;
    for (const listener of [...listeners]) listener();
  };

  const hold = (window: PanelWindow): void => {
    isActive = true;
    set({ window, scope: null });
    window.onClosed(() => {
      if (view.window === window) set(onPage);
    });
  };

  return {
    get: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(request) {
      if (view.window !== null) {
        view.window.focus();
        return Promise.resolve(true);
      }
      // Another press while the browser is opening it asks for no second one.
      if (opening !== null) return opening;
      const answer = request().then((result) => {
        const isWanted = opening === asked;
        if (isWanted) opening = null;
        if (!result.ok) return false;
        // Closed while the browser was opening it, such as by signing out.
        if (isWanted) hold(result.window);
        else result.window.close();
        return true;
      });
      const asked = answer.catch((error: unknown) => {
        if (opening === asked) opening = null;
        throw error;
      });
      opening = asked;
      return asked;
    },
    close() {
      opening = null;
      view.window?.close();
      if (view.window !== null) set(onPage);
    },
    setScope(scope) {
      if (view.window !== null && view.scope !== scope) set({ ...view, scope });
    },
    setActive(next) {
      isActive = next;
    },
    acting: () => (isActive ? view.scope : null),
  };
}
