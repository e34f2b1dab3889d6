import { isAbortError, isPantauError, useReportError } from '@pantau/core';
import { useState } from 'react';

/** Why an action failed: the fields that the server refused, by name, or else the error. */
export type ActionFailure =
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly error: unknown }
  | null;

export interface Action {
  readonly isBusy: boolean;
  readonly failure: ActionFailure;
  readonly clear: () => void;
  /** Runs one action at a time. Resolves with whether it succeeded. */
  readonly run: (act: () => Promise<unknown>) => Promise<boolean>;
}

/** A change that the server may refuse. */
export function useAction(): Action {
  const report = useReportError();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ActionFailure>(null);
  return {
    isBusy,
    failure,
    clear: () => setFailure(null),
    async run(act) {
      if (isBusy) return false;
      setBusy(true);
      setFailure(null);
      try {
        await act();
        return true;
      } catch (error) {
        if (isAbortError(error)) return false;
        if (isPantauError(error) && error.fieldErrors.length > 0) {
          const fields = error.fieldErrors.map(({ field, message }) => [field, message]);
          setFailure({ kind: 'fields', fields: Object.fromEntries(fields) });
          return false;
        }
        report(error);
        setFailure({ kind: 'failed', error });
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
