import { createContext, useContext } from 'react';

export interface LayoutSettingsHandle {
  readonly isOpen: boolean;
  /** Opens the drawer with the layout settings; focus returns to what had it. */
  open(): void;
}

export const LayoutSettingsContext = createContext<LayoutSettingsHandle | null>(null);

/** Opens the layout settings of the `AppShell` around the component; `null` without one (SH-85). */
export const useLayoutSettings = (): LayoutSettingsHandle | null =>
  useContext(LayoutSettingsContext);
