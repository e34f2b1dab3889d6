import type { KeyValueStore } from '@pantau/core';
import { boolean, number, object, optional, pipe, transform, union } from 'valibot';
import { type StorageScope, createScopedPersisted } from '../state/storage-scope.ts';
import { DEFAULT_POSITION, type Size, type StoredDisplay } from './display.ts';
import { sizeSchema } from './stored-size.ts';

export interface DisplayState {
  get(): StoredDisplay;
  set(next: StoredDisplay): void;
  subscribe(listener: (display: StoredDisplay) => void): () => void;
}

interface Popup {
  readonly alertCenterPopup: boolean;
  readonly isDetached: boolean;
  readonly popupPosition: { readonly x: number; readonly y: number };
  readonly popupSize?: Size | undefined;
}

const closedPopup: Popup = {
  alertCenterPopup: false,
  isDetached: false,
  popupPosition: DEFAULT_POSITION,
};

const popup = union([
  object({
    alertCenterPopup: boolean(),
    isDetached: optional(boolean(), false),
    popupPosition: optional(object({ x: number(), y: number() }), DEFAULT_POSITION),
    popupSize: optional(sizeSchema),
  }),
  // The flag alone, as stored before positions were added.
  pipe(
    boolean(),
    transform((alertCenterPopup): Popup => ({ ...closedPopup, alertCenterPopup })),
  ),
]);

/**
 * How the panel is shown, persisted and shared with other tabs (AC-9): `notifSideBarOpen` holds whether it
 * is pinned, `alertCenterPopup` whether it is open and detached, and the position and size of its window.
 */
export function createDisplayState(
  store: KeyValueStore,
  scope: StorageScope,
  onError: (error: unknown) => void,
): DisplayState {
  // A panel opened before the user is known stays open.
  const common = { store, scope, onError, keepOnChange: true };
  const pinned = createScopedPersisted({
    ...common,
    key: 'notifSideBarOpen',
    schema: boolean(),
    fallback: false,
  });
  const window = createScopedPersisted<Popup>({
    ...common,
    key: 'alertCenterPopup',
    schema: popup,
    fallback: closedPopup,
  });
  let isSetting = false;
  let known: { pinned: boolean; window: Popup; display: StoredDisplay } | undefined;

  const get = (): StoredDisplay => {
    const isPinned = pinned.get();
    const { alertCenterPopup, isDetached, popupPosition, popupSize } = window.get();
    if (known?.pinned === isPinned && known.window === window.get()) return known.display;
    const unpinned = isDetached ? 'detached' : 'popup';
    const display: StoredDisplay = {
      open: alertCenterPopup,
      shownAs: isPinned ? 'pinned' : unpinned,
      position: popupPosition,
      size: popupSize ?? null,
    };
    known = { pinned: isPinned, window: window.get(), display };
    return display;
  };

  return {
    get,
    set({ open, shownAs, position, size }) {
      // Listeners are not notified between the two writes, when the state is inconsistent.
      isSetting = true;
      pinned.set(shownAs === 'pinned');
      isSetting = false;
      window.set({
        alertCenterPopup: open,
        isDetached: shownAs === 'detached',
        popupPosition: position,
        ...(size !== null && { popupSize: size }),
      });
    },
    subscribe(listener) {
      const notify = (): void => {
        if (!isSetting) listener(get());
      };
      const leave = [pinned.subscribe(notify), window.subscribe(notify)];
      return () => leave.forEach((stop) => stop());
    },
  };
}
