const prevent = (event: Event): void => event.preventDefault();

/**
 * Radix closes its topmost layer and prevents the key's default, wherever on the page Escape was
 * pressed. It skips an event that is already prevented and checks that once, right after this
 * handler: only that one read returns `true`, so the event itself stays untouched for the host.
 */
function hideFromRadix(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  Object.defineProperty(event, 'defaultPrevented', {
    configurable: true,
    get() {
      Reflect.deleteProperty(event, 'defaultPrevented');
      return true;
    },
  });
}

/**
 * For every Radix content: focus and dismissal are left to the provider's overlay stack. Radix
 * orders layers across the whole document and reads `document.activeElement`; the stack knows
 * shadow roots, several widgets on one page, and our long-lived frames.
 */
export const leaveToStack = {
  onEscapeKeyDown: hideFromRadix,
  onPointerDownOutside: prevent,
  onFocusOutside: prevent,
  onOpenAutoFocus: prevent,
  onCloseAutoFocus: prevent,
} as const;
