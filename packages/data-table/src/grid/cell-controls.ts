import { activeElementAt } from '@pantau/core/ui/overlay';
import type { KeyboardEvent } from 'react';
import { controlsIn } from './cell-elements.ts';
import { inlineKey } from './inline-key.ts';

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Arrow keys belong to these controls. */
const ownArrows =
  'select,textarea,[contenteditable="true"],[role="combobox"],[role="slider"],[role="spinbutton"],' +
  'input:not([type="checkbox"],[type="button"],[type="submit"],[type="reset"])';

function stepOf(event: KeyboardEvent, active: Element): 1 | -1 | null {
  if (event.key === 'Tab') return event.shiftKey ? -1 : 1;
  if (event.altKey || event.ctrlKey || event.metaKey || active.matches(ownArrows)) return null;
  return steps[inlineKey(event)] ?? null;
}

/**
 * Handles a key on a control inside a cell: Tab and arrow keys go round the controls of the cell; Escape
 * and F2 lead back to the cell. Returns whether the key was handled.
 */
export function handleControlKey(cell: HTMLElement, event: KeyboardEvent): boolean {
  if (event.key === 'Escape' || event.key === 'F2') {
    event.stopPropagation();
    cell.focus({ preventScroll: true });
    return true;
  }
  const active = activeElementAt(cell);
  const step = active === null ? null : stepOf(event, active);
  const controls = controlsIn(cell);
  if (step === null || controls.length < 2) return false;
  const at = controls.findIndex((control) => control === active);
  controls.at((at + step) % controls.length)?.focus();
  return true;
}
