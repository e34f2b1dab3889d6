import { startTransition, useEffect, useState } from 'react';
import type { AlertId } from '../../engine/alert/alert.ts';
import { nextRows } from './row-steps.ts';

interface Step {
  readonly ids: readonly AlertId[];
  readonly rows: readonly AlertId[];
}

const none: Step = { ids: [], rows: [] };

const nextStep = (rows: readonly AlertId[], ids: readonly AlertId[]): Step => ({
  ids,
  rows: nextRows(rows, ids),
});

/**
 * The rows of a list. When many are new, because the panel opens or a burst arrives, the first ones render at once
 * and the others in steps after the paint, so that no step blocks the page (AC-322, AC-501).
 *
 * @returns `ids` itself once all rows are rendered
 */
export function useRowSteps(ids: readonly AlertId[]): readonly AlertId[] {
  const [step, setStep] = useState(none);
  let current = step;
  if (step.ids !== ids) {
    current = nextStep(step.rows, ids);
    setStep(current);
  }
  const { rows } = current;
  useEffect(() => {
    if (rows === ids) return;
    startTransition(() => setStep((before) => nextStep(before.rows, before.ids)));
  }, [rows, ids]);
  return rows;
}
