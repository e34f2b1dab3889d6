/** A window of the operating system that this page has opened and writes into. */
export interface OwnWindow {
  readonly document: Document;
  /** `pictureInPicture` stays above the windows of other programs. */
  readonly kind: 'pictureInPicture' | 'popup';
  /** Brings it to the front. */
  focus(): void;
  close(): void;
  /** Runs once when it is closed, also by the user. Returns a function that unsubscribes. */
  onClosed(listener: () => void): () => void;
}

/** `blocked`: the browser or the frame around the page allows no window. */
export type OwnWindowResult =
  { readonly ok: true; readonly window: OwnWindow } | { readonly ok: false };

export interface OwnWindowOptions {
  /** px. */
  readonly width: number;
  readonly height: number;
}

interface PictureInPicture {
  requestWindow(options: { width: number; height: number }): Promise<Window>;
}

/** How often a pop-up is asked whether it was closed, ms: leaving the page and closing look the same to its opener. */
const LOOK_EVERY_MS = 500;

function wrap(view: Window, kind: OwnWindow['kind'], page: Window): OwnWindow {
  const listeners = new Set<() => void>();
  let isClosed = false;
  const end = (): void => {
    if (isClosed) return;
    isClosed = true;
    page.clearInterval(timer);
    page.removeEventListener('pagehide', close);
    for (const listener of [...listeners]) listener();
  };
  const close = (): void => {
    view.close();
    end();
  };
  const timer = page.setInterval(() => {
    if (view.closed) end();
  }, LOOK_EVERY_MS);
  view.addEventListener('pagehide', end);
  // A pop-up would outlive the page that renders into it.
  page.addEventListener('pagehide', close);
  return {
    document: view.document,
    kind,
    focus: () => view.focus(),
    close,
    onClosed(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function openPopup(page: Window, { width, height }: OwnWindowOptions): Window | null {
  try {
    const view = page.open('', '_blank', `popup,width=${width},height=${height}`);
    // A window that this page may not write into is of no use.
    return view?.document.body === undefined ? null : view;
  } catch {
    return null;
  }
}

/**
 * Opens an empty window: picture-in-picture, which stays on top, where the browser has it, and a pop-up elsewhere, such
 * as in a frame. Call it while the user's press is being handled.
 */
export async function openOwnWindow(
  page: Window,
  options: OwnWindowOptions,
): Promise<OwnWindowResult> {
  const { documentPictureInPicture } = page as { documentPictureInPicture?: PictureInPicture };
  if (documentPictureInPicture !== undefined) {
    try {
      const view = await documentPictureInPicture.requestWindow({ ...options });
      return { ok: true, window: wrap(view, 'pictureInPicture', page) };
    } catch {
      // Denied, or the page is in a frame.
    }
  }
  const popup = openPopup(page, options);
  return popup === null ? { ok: false } : { ok: true, window: wrap(popup, 'popup', page) };
}
