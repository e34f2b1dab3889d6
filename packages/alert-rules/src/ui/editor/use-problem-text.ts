import { isPantauError } from '@pantau/core';
import { useCallback } from 'react';
import { useEditorText } from './use-editor-text.ts';

/** What a failed request tells the user: the server's message, or else the kind of failure. */
export function useProblemText(): (error: unknown) => string {
  const te = useEditorText();
  return useCallback(
    (error) => {
      if (!isPantauError(error)) return te('failed');
      if (error.serverMessage !== undefined) return error.serverMessage;
      if (error.kind === 'offline' || error.kind === 'timeout') return te('offline');
      return error.kind === 'forbidden' ? te('forbidden') : te('failed');
    },
    [te],
  );
}
