import type { ShellNavigation } from '../engine/navigation/shell-navigation.ts';
import { SIGN_OUT_PATH } from '../engine/session/session-paths.ts';
import { useDelayedCall } from './use-delayed-call.ts';

/** How long after the press the page that signs out opens, in ms. */
const SIGN_OUT_DELAY_MS = 500;

/**
 * Opens the page that ends the session, 500 ms after it is called (SH-140). It is opened like any other page, so that
 * a form with unsaved input asks first.
 */
export function useSignOut({ navigate }: Pick<ShellNavigation, 'navigate'>): () => void {
  return useDelayedCall(() => navigate(SIGN_OUT_PATH), SIGN_OUT_DELAY_MS);
}
