import { useClock } from '@pantau/core';
import { useCallback, useEffect, useRef } from 'react';
import { useShellNavigation } from './shell-context.tsx';

/** How long after the press help opens, in ms. */
const HELP_DELAY_MS = 300;

/**
 * Opens the host's knowledge base in a new tab, 300 ms after it is called (SH-18).
 *
 * @param onOpened called once it is open
 */
export function useOpenHelp(address: string, onOpened: () => void): () => void {
  const clock = useClock();
  const navigation = useShellNavigation();
  const cancel = useRef<(() => void) | undefined>(undefined);
  const latestOnOpened = useRef(onOpened);
  useEffect(() => {
    latestOnOpened.current = onOpened;
  });
  useEffect(() => () => cancel.current?.(), []);
  return useCallback(() => {
    cancel.current?.();
    cancel.current = clock.setTimeout(() => {
      navigation.openInNewTab(address);
      latestOnOpened.current();
    }, HELP_DELAY_MS);
  }, [clock, navigation, address]);
}
