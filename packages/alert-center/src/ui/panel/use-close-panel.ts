import { useCallback } from 'react';
import { usePanel } from '../../hooks/panel.ts';
import { usePanelFocus } from '../shared/panel-focus.ts';

/** Closes the panel and moves the focus to the bell. */
export function useClosePanel(): () => void {
  const { close } = usePanel();
  const focus = usePanelFocus();
  return useCallback(() => {
    focus.toBell();
    close();
  }, [focus, close]);
}
