import { type ReactElement, useMemo } from 'react';
import type { Day } from '../../clock/day.ts';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { useLocale } from '../../i18n/i18n-value.ts';
import { intlLocale } from '../../i18n/locale.ts';
import { useAnnounce } from '../../theme/use-services.ts';
import { Button } from '../button/button.tsx';
import { Popover } from '../popover/popover.tsx';
import { isWithin } from './calendar-days.ts';
import { calendarWordsOf } from './calendar-words.ts';
import { Calendar, type CalendarProps } from './calendar.tsx';
import css from './calendar-popover.module.css';
import { dateFieldMessages } from './messages/date-field-messages.ts';

export interface CalendarPopoverProps extends Omit<CalendarProps, 'dir'> {
  /** Names the field. */
  readonly label: string;
  /** What opened it: it is placed there, and focus returns to it. */
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/** The calendar of a date field. Picking a day closes it. */
export function CalendarPopover(props: CalendarPopoverProps): ReactElement {
  const { label, opener, onClose, onPick, ...calendar } = props;
  const t = useMessages(dateFieldMessages);
  const announce = useAnnounce();
  const tag = intlLocale(useLocale());
  const openerRef = useMemo(() => ({ current: opener }), [opener]);
  const dir = getComputedStyle(opener).direction === 'rtl' ? 'rtl' : 'ltr';
  const pick = (day: Day): void => {
    onPick(day);
    announce.polite(calendarWordsOf(tag).dayInFull(day));
    onClose();
  };
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={openerRef} />
      <Popover.Content
        aria-label={label}
        flush
        align={opener.localName === 'input' ? 'start' : 'end'}
      >
        <div className={css.frame}>
          <Calendar {...calendar} dir={dir} onPick={pick} />
          {isWithin(calendar.today, calendar) && (
            <Button variant="quiet" fullWidth onClick={() => pick(calendar.today)}>
              {t('today')}
            </Button>
          )}
        </div>
      </Popover.Content>
    </Popover.Root>
  );
}
