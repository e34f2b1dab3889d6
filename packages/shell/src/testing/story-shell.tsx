import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import type { ShellNavigation } from '../engine/navigation/shell-navigation.ts';
import { ShellNavigationProvider } from '../hooks/shell-context.tsx';

/** What the stories' router was asked to do. */
export const navigated = fn();
export const wentBack = fn();
export const prefetched = fn();
export const openedInNewTab = fn();

/** A router in memory. @param start the first path */
export function useStoryNavigation(start: string): ShellNavigation {
  const [path, setPath] = useState(start);
  return useMemo(
    () => ({
      path,
      href: (to) => `#${to}`,
      navigate(to) {
        navigated(to);
        setPath(to);
      },
      prefetch: (to) => void prefetched(to),
      back: () => wentBack() as undefined,
      openInNewTab: (address) => void openedInNewTab(address),
    }),
    [path],
  );
}

export interface StoryNavigationProps {
  readonly start: string;
  readonly children: ReactNode;
}

/** A router for a piece of the shell on its own. */
export function StoryNavigation({ start, children }: StoryNavigationProps): ReactElement {
  return (
    <ShellNavigationProvider navigation={useStoryNavigation(start)}>
      {children}
    </ShellNavigationProvider>
  );
}
