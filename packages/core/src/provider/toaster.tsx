import {
  type FocusEvent,
  type ReactElement,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useMessages } from '../i18n/i18n-context.tsx';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { IconButton } from '../ui/icon-button/icon-button.tsx';
import type { IconName } from '../ui/icons/icon-paths.ts';
import { coreMessages } from '../ui/messages/core-messages.ts';
import { alwaysReachable } from '../theme/use-inert-below.ts';
import { hasFocusWithin, isElement } from '../theme/focus.ts';
import { useExitMotion } from '../theme/use-exit-motion.ts';
import type { Toast, ToastKind, ToastQueue } from '../theme/toast-queue.ts';
import { useToastPlacement } from './use-toast-placement.ts';
import { useParts } from '../ui/parts.ts';
import css from './toaster.module.css';

const icons: Readonly<Record<ToastKind, IconName>> = {
  success: 'checkCircle',
  warning: 'warning',
  error: 'octagonAlert',
  info: 'info',
};

/** The toasts on screen. `useToast` announces them, so this is not a live region. */
export function Toaster({ toasts }: { readonly toasts: ToastQueue }): ReactElement {
  const t = useMessages(coreMessages);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  const toasterRef = useRef<HTMLDivElement>(null);
  useToastPlacement(toasterRef, shown);
  const cameFrom = useRef<EventTarget | null>(null);

  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    toasts.pause();
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
  };
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) toasts.resume();
  };
  const returnFocus = (): void => {
    if (isElement(cameFrom.current)) cameFrom.current.focus({ preventScroll: true });
  };
  /** Closing removes the focused button, so focus returns to where it came from. */
  const close = (toast: Toast): void => {
    returnFocus();
    toasts.close(toast.id);
  };

  return (
    <div
      ref={toasterRef}
      {...alwaysReachable}
      // Without toasts there is no landmark.
      {...(shown.length > 0 && { role: 'region', 'aria-label': t('notices') })}
      className={css.toaster}
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {shown.map((toast) => (
        <ToastView
          key={toast.id}
          toast={toast}
          onClose={() => close(toast)}
          onLeaveFocused={returnFocus}
        />
      ))}
    </div>
  );
}

interface ToastViewProps {
  readonly toast: Toast;
  onClose(): void;
  /** The toast is about to leave the page with the focus (CO-205). */
  onLeaveFocused(): void;
}

function ToastView({ toast, onClose, onLeaveFocused }: ToastViewProps): ReactElement {
  const parts = useParts();
  const t = useMessages(coreMessages);
  const ref = useRef<HTMLDivElement>(null);
  const latestLeave = useRef(onLeaveFocused);
  useLayoutEffect(() => {
    latestLeave.current = onLeaveFocused;
  });
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element !== null && hasFocusWithin(element)) latestLeave.current();
    };
  }, []);
  useExitMotion(ref);
  const { action } = toast;
  return (
    <div ref={ref} {...parts('toast', css.toast)} data-kind={toast.kind}>
      <Icon name={icons[toast.kind]} className={css.icon} />
      <span className={css.text}>{toast.text}</span>
      {action === undefined ? (
        <IconButton size="dense" icon="close" label={t('close')} onClick={onClose} />
      ) : (
        <Button
          size="dense"
          variant="accent"
          onClick={() => {
            onClose();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
