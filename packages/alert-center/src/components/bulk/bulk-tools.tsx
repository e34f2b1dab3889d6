import { activeElementAt, tabbablesIn } from '@pantau/core/ui';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { useBulkRun } from '../../controllers/use-bulk-run.ts';
import { usePicks } from '../../controllers/use-picks.ts';
import { focusRows } from '../shortcuts/row-focus.ts';
import { useTriageWords } from '../triage/use-triage-words.ts';
import css from './bulk-bar.module.css';
import { BulkProgress } from './bulk-progress.tsx';
import { BulkResult } from './bulk-result.tsx';
import { PicksBar } from './picks-bar.tsx';

/** Floats over the panel's foot and hides nothing of the lists; the result stands above it. */
export function BulkTools(): ReactElement {
  const words = useTriageWords();
  const { count } = usePicks();
  const { phase, result, pickError } = useBulkRun();
  const ref = useRef<HTMLDivElement>(null);
  const focus = useFocusHeld(ref);
  return (
    <div
      ref={ref}
      role="region"
      aria-label={words('barLabel')}
      className={css.tools}
      data-bulk=""
      {...focus}
    >
      {(result !== null || pickError !== null) && phase === 'idle' && <BulkResult />}
      {phase === 'idle' ? count > 0 && <PicksBar /> : <BulkProgress />}
    </div>
  );
}

interface FocusHeld {
  onFocus(): void;
  onBlur(): void;
}

/**
 * Its buttons change with what is going on. When that takes away the one in focus, the focus goes to
 * what is there instead, and when all of it goes, to the lists: never to the page.
 */
function useFocusHeld(ref: { readonly current: HTMLElement | null }): FocusHeld {
  // React tells of no blur when it removes the element itself.
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const tools = ref.current;
    if (tools === null || !hasFocus.current || tools.contains(activeElementAt(tools))) return;
    tabbablesIn(tools).at(0)?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const tools = ref.current;
    const panel = tools?.parentElement;
    return () => {
      if (hasFocus.current && panel) focusRows(panel);
    };
  }, [ref]);
  return {
    onFocus() {
      hasFocus.current = true;
    },
    onBlur() {
      hasFocus.current = false;
    },
  };
}
