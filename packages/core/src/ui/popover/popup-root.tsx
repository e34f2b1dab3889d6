import * as RadixPopover from '@radix-ui/react-popover';
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  createContext,
  useContext,
  useId,
  useMemo,
  useRef,
} from 'react';
import { useControllable } from '../use-controllable.ts';
import { useAnchorInView } from './anchor-in-view.ts';

export interface PopupRootProps {
  /** Makes the state controlled. */
  readonly open?: boolean | undefined;
  readonly defaultOpen?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly children: ReactNode;
}

export interface Popup {
  readonly open: boolean;
  setOpen(open: boolean): void;
  /** The trigger or anchor: the content is positioned next to it, and focus returns to it. */
  readonly anchorRef: RefObject<HTMLElement | null>;
  /** Of the content, for `aria-controls` of the trigger. */
  readonly contentId: string;
}

const PopupContext = createContext<Popup | null>(null);

export function usePopup(): Popup {
  const popup = useContext(PopupContext);
  if (popup === null)
    throw new Error('Popover and menu components must be inside a Popover.Root or Menu.Root');
  return popup;
}

/** The state that a popover or menu shares with its trigger and content. */
export function PopupRoot(props: PopupRootProps): ReactElement {
  const { open: openProp, defaultOpen = false, onOpenChange, children } = props;
  const anchorRef = useRef<HTMLElement>(null);
  const [open, setOpen] = useControllable({
    value: openProp,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const anchor = useAnchorInView(anchorRef);
  const contentId = useId();
  const popup = useMemo(
    () => ({ open, setOpen, anchorRef, contentId }),
    [open, setOpen, contentId],
  );
  return (
    <PopupContext.Provider value={popup}>
      <RadixPopover.Root open={open} onOpenChange={setOpen}>
        <RadixPopover.Anchor virtualRef={anchor} />
        {children}
      </RadixPopover.Root>
    </PopupContext.Provider>
  );
}
