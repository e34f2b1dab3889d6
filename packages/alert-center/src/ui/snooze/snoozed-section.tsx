import { useDataLocale, useFormat, useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import { Plate } from '@pantau/core/ui/plate';
import { activeElementAt } from '@pantau/core/ui/overlay';
import {
  type ReactElement,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { snoozeKey } from '../../engine/alert/snooze.ts';
import { useServerOffset } from '../../hooks/connection.ts';
import { type Snooze, useSnoozes } from '../../hooks/snooze.ts';
import { snoozeMessages } from '../../messages/snooze-messages.ts';
import { durationText } from '../shared/text/duration-text.ts';
import { useEverySecond } from '../shared/ticker.ts';
import { useFirstText } from '../shared/use-first-text.ts';
import css from './snoozed-section.module.css';
import { useSnoozing } from './use-snoozing.ts';

const SECOND_MS = 1_000;
const MINUTE_S = 60;

/** What the user snoozes, with the time left; above the footer, so that no row moves when it comes or goes. */
export function SnoozedSection(): ReactElement | null {
  const snoozes = useSnoozes();
  return snoozes.length === 0 ? null : <Section snoozes={snoozes} />;
}

/** When the last snooze ends while the section has the focus, the first row takes it. */
function useFocusToRows(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const section = ref.current;
    const panel = section?.closest('section');
    return () => {
      if (section === null || !section.contains(activeElementAt(section))) return;
      panel?.querySelector<HTMLElement>('[data-alert-id] > button')?.focus();
    };
  }, [ref]);
}

function Section({ snoozes }: { readonly snoozes: readonly Snooze[] }): ReactElement {
  const t = useMessages(snoozeMessages);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const listId = useId();
  useFocusToRows(ref);
  return (
    <div ref={ref} className={css.section} data-snoozed="">
      <button
        ref={toggleRef}
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="clock" size={16} />
        <span className={css.name}>{t('heading', { number: format.number(snoozes.length) })}</span>
        <Icon name={isOpen ? 'chevronDown' : 'chevronUp'} size={16} />
      </button>
      {isOpen && (
        <ul id={listId} role="list" aria-label={t('list')} className={css.list}>
          {snoozes.map((snooze) => (
            <Item
              key={snoozeKey(snooze)}
              snooze={snooze}
              // The pressed button leaves with its row.
              onEnded={() => toggleRef.current?.focus()}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface ItemProps {
  readonly snooze: Snooze;
  onEnded(): void;
}

function Item({ snooze, onEnded }: ItemProps): ReactElement {
  const t = useMessages(snoozeMessages);
  const language = useDataLocale();
  const { busy, end } = useSnoozing();
  const { event, licensePlate: plate, endsOn } = snooze;
  return (
    <li className={css.item}>
      <span className={css.facts}>
        <span className={css.event}>{event[language]}</span>
        <span className={css.second}>
          <Plate plate={plate} />
          <TimeLeft until={endsOn} />
        </span>
      </span>
      <Button
        size="dense"
        disabled={busy}
        aria-label={t('endOf', { event: event[language], plate })}
        onClick={() => {
          onEnded();
          void end(snooze);
        }}
      >
        {t('end')}
      </Button>
    </li>
  );
}

/** In minutes until the last one, whose seconds are counted. @param until epoch ms by the server's clock */
function TimeLeft({ until }: { readonly until: number }): ReactElement {
  const t = useMessages(snoozeMessages);
  const tFirst = useFirstText();
  const format = useFormat();
  const offset = useServerOffset();
  const read = useCallback(
    (now: number): string => {
      const seconds = Math.max(0, Math.ceil((until - now - offset) / SECOND_MS));
      const shown = seconds > MINUTE_S ? Math.round(seconds / MINUTE_S) * MINUTE_S : seconds;
      return t('left', { time: durationText(shown, tFirst, format) });
    },
    [until, offset, t, tFirst, format],
  );
  return (
    <time className={css.left} dateTime={new Date(until).toISOString()} title={format.time(until)}>
      {useEverySecond(read)}
    </time>
  );
}
