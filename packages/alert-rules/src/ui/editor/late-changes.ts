import { afterPaint } from '@pantau/core/ui/overlay';
import { createContext, useContext, useEffect, useState } from 'react';

/** Changes of the form that wait until the page has been painted without the dialog they were made in (AR-95). */
export interface LateChanges {
  /** Makes a change after the next frame, or earlier if the form is read before. */
  schedule(change: () => void): void;
  /** Makes the waiting changes now. Must be called before the form is read or left. */
  flush(): void;
  /** Drops the waiting changes. */
  drop(): void;
}

function createLateChanges(): LateChanges {
  let waiting: (() => void)[] = [];
  let cancel: (() => void) | null = null;
  const stop = (): void => {
    cancel?.();
    cancel = null;
  };
  const flush = (): void => {
    stop();
    const due = waiting;
    waiting = [];
    for (const change of due) change();
  };
  return {
    schedule(change) {
      waiting.push(change);
      cancel ??= afterPaint(flush);
    },
    flush,
    drop() {
      stop();
      waiting = [];
    },
  };
}

/** Outside a form, changes are made at once. */
const atOnce: LateChanges = {
  schedule: (change) => change(),
  flush: () => undefined,
  drop: () => undefined,
};

export const LateChangesContext = createContext<LateChanges>(atOnce);

export const useLateChanges = (): LateChanges => useContext(LateChangesContext);

/** The late changes of a form, which end with it. */
export function useOwnLateChanges(): LateChanges {
  const [changes] = useState(createLateChanges);
  useEffect(() => () => changes.drop(), [changes]);
  return changes;
}
