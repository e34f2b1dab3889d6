import { activeElementAt, tabbablesIn, useExitMotion } from '@pantau/core/ui/overlay';
import { useFreshTaps } from '@pantau/core/ui/still';
import { type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react';
import { useBulkRun } from '../../hooks/triage.ts';
import { useSelection } from '../../hooks/selection.ts';
import { focusRows } from '../shared/row-focus.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import css from './bulk-bar.module.css';
import { BulkProgress } from './bulk-progress.tsx';
import { BulkResult } from './bulk-result.tsx';
import { SelectionBar } from './selection-bar.tsx';

/** Floats over the panel's footer without covering the lists; the result is above the bar. */
export function BulkTools(): ReactElement {
  const t = useTriageText();
  const { count } = useSelection();
  const { phase, result, selectionError } = useBulkRun();
  const ref = useRef<HTMLDivElement>(null);
  useFreshTaps(ref, phase === 'idle');
  useFocusHeld(ref);
  useExitMotion(ref);
  return (
    <div ref={ref} role="region" aria-label={t('barLabel')} className={css.tools} data-bulk="">
      {(result !== null || selectionError !== null) && phase === 'idle' && <BulkResult />}
      {phase === 'idle' ? count > 0 && <SelectionBar /> : <BulkProgress />}
    </div>
  );
}

/**
 * Keeps the focus when the bar's buttons change: it moves to their replacement, or to the lists when the
 * bar unmounts.
 */
function useFocusHeld(ref: RefObject<HTMLElement | null>): void {
  const hasFocus = useRef(false);

  // React misses the focus that a closing dialog restores, and elements that it removes itself.
  useLayoutEffect(() => {
    const tools = ref.current;
    if (tools === null) return undefined;
    const panel = tools.parentElement;
    hasFocus.current = tools.contains(activeElementAt(tools));
    const onFocusIn = (): void => {
      hasFocus.current = true;
    };
    const onFocusOut = (event: FocusEvent): void => {
      const { target, relatedTarget } = event;
      queueMicrotask(() => {
        const isRemoved = relatedTarget === null && !(target as Node).isConnected;
        if (!isRemoved) hasFocus.current = tools.contains(activeElementAt(tools));
      });
    };
    tools.addEventListener('focusin', onFocusIn);
    tools.addEventListener('focusout', onFocusOut);
    return () => {
      tools.removeEventListener('focusin', onFocusIn);
      tools.removeEventListener('focusout', onFocusOut);
      if (hasFocus.current && panel !== null) focusRows(panel);
    };
  }, [ref]);

  useLayoutEffect(() => {
    const tools = ref.current;
    if (tools === null || !hasFocus.current || tools.contains(activeElementAt(tools))) return;
    tabbablesIn(tools).at(0)?.focus({ preventScroll: true });
  });
}
