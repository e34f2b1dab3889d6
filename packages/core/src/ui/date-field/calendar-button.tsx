import type { ReactElement } from 'react';
import { createLazy } from '../../lazy/lazy.ts';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LazyPart } from '../lazy/lazy-part.tsx';
import type { CalendarPopoverProps } from './calendar-popover.tsx';
import { dateFieldMessages } from './messages/date-field-messages.ts';

const calendarPopover = createLazy(
  async () => (await import('./calendar-popover.tsx')).CalendarPopover,
);

export interface CalendarButtonProps extends Omit<
  CalendarPopoverProps,
  'label' | 'opener' | 'onClose'
> {
  /** The label of the field. */
  readonly field: string;
  readonly disabled: boolean;
  /** The control from which the calendar was opened; `null` while it is closed. */
  readonly opener: HTMLElement | null;
  readonly onOpenerChange: (opener: HTMLElement | null) => void;
}

/** Opens the calendar of a date field. Its code loads on first use. */
export function CalendarButton(props: CalendarButtonProps): ReactElement {
  const { field, disabled, opener, onOpenerChange, ...calendar } = props;
  const t = useMessages(dateFieldMessages);
  const label = t('calendarFor', { field });
  const close = (): void => onOpenerChange(null);
  return (
    <>
      <IconButton
        icon="calendar"
        label={label}
        size="dense"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={opener !== null}
        onPointerEnter={calendarPopover.preload}
        onClick={(event) => onOpenerChange(opener === null ? event.currentTarget : null)}
      />
      {opener !== null && (
        <LazyPart
          part={calendarPopover}
          props={{ ...calendar, label, opener, onClose: close }}
          onFail={close}
        />
      )}
    </>
  );
}
