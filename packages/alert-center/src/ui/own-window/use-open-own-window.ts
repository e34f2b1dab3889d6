import { useReportError, useToast } from '@pantau/core';
import { useReportLoadFailure } from '@pantau/core/ui/lazy';
import { useCallback } from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useText } from '../shared/use-text.ts';
import { ownWindowModule } from './own-window-module.ts';

/** px; the user may resize it. */
const SIZE = { width: 420, height: 720 };

/** Moves the panel into a window of its own; where the browser refuses, says so and leaves it where it is. */
export function useOpenOwnWindow(): () => void {
  const t = useText();
  const { ownWindow } = useAlertCenter();
  const toast = useToast();
  const reportFailure = useReportLoadFailure();
  const reportError = useReportError();
  return useCallback(() => {
    const open = (module: Awaited<ReturnType<typeof ownWindowModule.load>>): void => {
      ownWindow
        .open(() => module.openOwnWindow(window, SIZE))
        .then((isOpen) => {
          if (!isOpen) toast.show({ kind: 'warning', text: t('windowRefused') });
        }, reportError);
    };
    // Usually loaded: the browser opens a window only while it handles the press.
    const module = ownWindowModule.get();
    if (module === undefined) ownWindowModule.load().then(open, reportFailure);
    else open(module);
  }, [t, ownWindow, toast, reportFailure, reportError]);
}
