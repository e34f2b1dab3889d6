import { type ReactElement, type ReactNode, createContext, useContext } from 'react';
import type { ShellNavigation } from '../engine/navigation/shell-navigation.ts';

const NavigationContext = createContext<ShellNavigation | null>(null);

export interface ShellNavigationProviderProps {
  readonly navigation: ShellNavigation;
  readonly children: ReactNode;
}

/** The host's router, for the shell's links. `AppShell` provides it to the pages inside. */
export function ShellNavigationProvider(props: ShellNavigationProviderProps): ReactElement {
  return (
    <NavigationContext.Provider value={props.navigation}>
      {props.children}
    </NavigationContext.Provider>
  );
}

export function useShellNavigation(): ShellNavigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error('Use it inside an AppShell or ShellNavigationProvider');
  return navigation;
}
