import * as RadixDialog from '@radix-ui/react-dialog';
import { type ReactElement, type ReactNode, createContext, useContext, useMemo } from 'react';
import { useControllable } from '../use-controllable.ts';

export interface DialogRootProps {
  /** Makes the state controlled. */
  readonly open?: boolean | undefined;
  readonly defaultOpen?: boolean | undefined;
  /** Called with `false` when the user closes it with Escape, the close button or a press outside. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly children: ReactNode;
}

interface DialogState {
  readonly open: boolean;
  setOpen(open: boolean): void;
}

const DialogContext = createContext<DialogState | null>(null);

export function useDialog(): DialogState {
  const dialog = useContext(DialogContext);
  if (dialog === null) throw new Error('Dialog components must be inside a Dialog.Root');
  return dialog;
}

/**
 * The state that a dialog shares with its trigger and content. `modal={false}` keeps Radix from
 * locking the host's scroll and from hiding the host's page; `Dialog.Content` makes only the rest
 * of the widget inert.
 */
export function DialogRoot(props: DialogRootProps): ReactElement {
  const { open: openProp, defaultOpen = false, onOpenChange, children } = props;
  const [open, setOpen] = useControllable({
    value: openProp,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const dialog = useMemo(() => ({ open, setOpen }), [open, setOpen]);
  return (
    <DialogContext.Provider value={dialog}>
      <RadixDialog.Root modal={false} open={open} onOpenChange={setOpen}>
        {children}
      </RadixDialog.Root>
    </DialogContext.Provider>
  );
}
