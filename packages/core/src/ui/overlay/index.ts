/** For windows of an area's own, such as a panel: one order of Escape and focus with Radix. */
export type { OutsideEvent, OverlayKind } from '../../theme/overlay-stack.ts';
export { activeElementAt, hasFocusWithin, loopTab, tabbablesIn } from '../../theme/focus.ts';
export { useExitMotion } from '../../theme/use-exit-motion.ts';
export { useFocusRecovery } from '../../theme/use-focus-recovery.ts';
export { type OverlayOptions, initialFocus, useOverlay } from '../../theme/use-overlay.ts';
