import { useShellNavigation } from './shell-context.tsx';
import { useDelayedCall } from './use-delayed-call.ts';

/** How long after the press help opens, in ms. */
const HELP_DELAY_MS = 300;

/**
 * Opens the host's knowledge base in a new tab, 300 ms after it is called (SH-18).
 *
 * @param onOpened called once it is open
 */
export function useOpenHelp(address: string, onOpened: () => void): () => void {
  const navigation = useShellNavigation();
  return useDelayedCall(() => {
    navigation.openInNewTab(address);
    onOpened();
  }, HELP_DELAY_MS);
}
