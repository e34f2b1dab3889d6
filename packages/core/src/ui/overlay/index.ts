/** For an area's own windows, such as a panel: Escape and focus follow one order across them and all primitives. */
export type { OutsideEvent, OverlayKind } from '../../theme/overlay-stack.ts';
export {
  activeElementAt,
  hasFocusWithin,
  isElement,
  loopTab,
  rootOf,
  tabbablesIn,
  viewOf,
} from '../../theme/focus.ts';
export { useExitMotion } from '../../theme/use-exit-motion.ts';
export { useFocusRecovery } from '../../theme/use-focus-recovery.ts';
export { type OverlayOptions, initialFocus, useOverlay } from '../../theme/use-overlay.ts';
export { afterPaint } from '../../theme/after-paint.ts';
