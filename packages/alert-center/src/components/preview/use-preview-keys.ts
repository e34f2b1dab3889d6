import type { KeyboardEvent, RefObject } from 'react';
import type { Step } from '../../controllers/use-previews.ts';
import type { AlertId } from '../../domain/alert.ts';
import { type ShortcutCommand, useViewOptions } from '../options/view-options.ts';
import { commandOf, isTypedInto, keysInForce } from '../shortcuts/shortcut-keys.ts';
import { useAlertTriage } from '../triage/triage-context.ts';

/** Keys mean the preview that has the focus: never while something is typed, nor in what opened from it. */
export function usePreviewKeys(
  elementRef: RefObject<HTMLElement | null>,
  id: AlertId,
  step: (by: Step) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  const triage = useAlertTriage();
  const { shortcuts } = useViewOptions();
  const acts: Readonly<Partial<Record<ShortcutCommand, () => void>>> = {
    previousAlert: () => step(-1),
    nextAlert: () => step(1),
    resolve: () => void triage.resolve(id),
    falseAlert: () => triage.askFalseAlert(id),
    note: () => triage.askNote(id),
    undo: () => void triage.undo(),
    help: () => triage.showHelp(),
  };
  return (event) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    if (elementRef.current?.contains(target) !== true || isTypedInto(target)) return;
    const keys = keysInForce(shortcuts);
    const command = keys === null ? null : commandOf(event.nativeEvent, keys);
    const act = command === null ? undefined : acts[command];
    if (act === undefined) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  };
}
