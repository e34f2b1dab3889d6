import type { KeyboardEvent, RefObject } from 'react';
import { isElement } from '@pantau/core/ui/overlay';
import type { AlertView } from '../../hooks/list.ts';
import { type Step, usePreviewDraft } from '../../hooks/previews.ts';
import { useAlertAccess } from '../../hooks/permissions.ts';
import { useCanTake } from '../../hooks/owner.ts';
import { useCanSnooze } from '../../hooks/snooze.ts';
import { type AlertId, isUnresolved } from '../../engine/alert/alert.ts';
import { noFalseReason } from '../../engine/alert/false-reason.ts';
import { type ShortcutCommand, useViewOptions } from '../shared/view-options.ts';
import {
  activeKeys,
  capturesKeys,
  findCommand,
  isCommandAllowed,
} from '../shared/shortcut-keys.ts';
import { useAlertTriage } from '../shared/triage-context.ts';

/** Shortcuts of the focused preview; not in text fields or in overlays opened from it. */
export function usePreviewKeys(
  elementRef: RefObject<HTMLElement | null>,
  id: AlertId,
  view: AlertView | undefined,
  step: (by: Step) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  const triage = useAlertTriage();
  const { shortcuts } = useViewOptions();
  const access = useAlertAccess();
  const canSnooze = useCanSnooze();
  const canTake = useCanTake();
  const [{ falseReason }, changeDraft] = usePreviewDraft(id);

  // The preview has its own form and note field.
  const promptFalseAlert = (): void => {
    if (view === undefined || !isUnresolved(view.alert)) triage.promptFalseAlert(id);
    else changeDraft({ falseReason: falseReason ?? noFalseReason });
  };
  const promptNote = (): void => {
    const field = elementRef.current?.querySelector('textarea');
    if (field == null) triage.promptNote(id);
    else field.focus();
  };
  const acts: Readonly<Partial<Record<ShortcutCommand, () => void>>> = {
    previousAlert: () => step(-1),
    nextAlert: () => step(1),
    resolve: () => void triage.resolve(id),
    resolveWithNote: () => triage.promptResolveNote(id),
    falseAlert: promptFalseAlert,
    note: promptNote,
    ...(canSnooze && { snooze: () => triage.promptSnooze(id) }),
    ...(canTake && { take: () => void triage.take(id) }),
    undo: () => void triage.undo(),
    help: () => triage.showHelp(),
  };
  return (event) => {
    const { target } = event;
    if (event.defaultPrevented || !isElement(target)) return;
    if (elementRef.current?.contains(target) !== true || capturesKeys(target)) return;
    const keys = activeKeys(shortcuts);
    const command = keys === null ? null : findCommand(event.nativeEvent, keys);
    const act = command === null ? undefined : acts[command];
    if (command === null || act === undefined || !isCommandAllowed(command, access)) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  };
}
