import { isPantauError, useToast } from '@pantau/core';
import { IconButton } from '@pantau/core/ui/icon-button';
import { Menu } from '@pantau/core/ui/menu';
import { type ReactElement, useContext, useState } from 'react';
import { UNDO_MS } from '../../engine/alert/limits.ts';
import { HostFaultContext } from '../shared/host-slot.tsx';
import type { ActionSubject, CustomAction } from '../shared/host-slots.ts';
import { actionErrorText } from '../shared/text/error-text.ts';
import { useText } from '../shared/use-text.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import { CustomActionDialog } from './custom-action-dialog.tsx';

export interface CustomActionsMenuProps {
  readonly on: 'alert' | 'selection';
  readonly actions: readonly CustomAction[];
  readonly subject: ActionSubject;
  readonly size?: 'dense' | undefined;
  /** The action was done. */
  onDone?(): void;
}

interface Asked {
  readonly action: CustomAction;
  /** As the user saw it when choosing the action. */
  readonly subject: ActionSubject;
}

/** Runs an action of the host, and reports what became of it and of its undo. */
function useRunAction(onDone: (() => void) | undefined): (asked: Asked) => Promise<void> {
  const t = useText();
  const tTriage = useTriageText();
  const toast = useToast();
  const onFault = useContext(HostFaultContext);
  const attempt = async <T,>(label: string, run: () => T | Promise<T>): Promise<T | null> => {
    try {
      return await run();
    } catch (cause) {
      const text = isPantauError(cause)
        ? actionErrorText(cause, t)
        : tTriage('customFailed', { label });
      toast.show({ kind: 'error', text });
      onFault(cause);
      return null;
    }
  };
  return async ({ action, subject }) => {
    const { label } = action;
    const done = await attempt(label, async () => (await action.run(subject)) ?? {});
    if (done === null) return;
    onDone?.();
    const { text = tTriage('customDone', { label }), undo } = done;
    if (undo === undefined) {
      toast.show({ kind: 'success', text });
      return;
    }
    const runUndo = async (): Promise<void> => {
      const undone = await attempt(label, async () => {
        await undo();
        return true;
      });
      if (undone) toast.show({ kind: 'success', text: tTriage('customUndone', { label }) });
    };
    const back = { label: t('undo'), run: () => void runUndo() };
    toast.show({ kind: 'success', text, durationMs: UNDO_MS, action: back });
  };
}

/** A button that opens the host's actions. */
export function CustomActionsMenu(props: CustomActionsMenuProps): ReactElement {
  const { actions, subject, size, onDone } = props;
  const tTriage = useTriageText();
  const run = useRunAction(onDone);
  const [asked, setAsked] = useState<Asked | null>(null);
  const choose = (action: CustomAction): void => {
    if (action.confirm === undefined) void run({ action, subject });
    else setAsked({ action, subject });
  };
  const answer = (isYes: boolean): void => {
    setAsked(null);
    if (isYes && asked !== null) void run(asked);
  };
  return (
    <>
      <Menu.Root>
        <Menu.Trigger asChild>
          <IconButton icon="more" size={size} label={tTriage('customActions')} />
        </Menu.Trigger>
        <Menu.Content aria-label={tTriage('customActions')} align="end" side="top">
          {actions.map((action) => (
            <Menu.Item key={action.id} icon={action.icon} onSelect={() => choose(action)}>
              {action.label}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Root>
      {asked?.action.confirm !== undefined && (
        <CustomActionDialog
          confirm={asked.action.confirm}
          subject={asked.subject}
          onAnswer={answer}
        />
      )}
    </>
  );
}
