import { scopes, useFormat } from '@pantau/core';
import { Button, Icon } from '@pantau/core/ui';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { useAlertCounts } from '../../controllers/use-alert-counts.ts';
import { usePermitted } from '../../controllers/use-permitted.ts';
import { useReminder } from '../../controllers/use-reminder.ts';
import { useAlertSettings } from '../../controllers/use-settings.ts';
import { definePart } from '../parts/lazy-part.tsx';
import { LazyMenu } from '../settings-menu/lazy-menu.tsx';
import { useWords } from '../words/use-words.ts';
import css from './reminder-line.module.css';
import { useSoundOffer } from './use-sound-offer.ts';

const openReminder = definePart(async () => {
  const part = await import('./open-reminder.tsx');
  return part.OpenReminder;
});

/**
 * The urgent reminder in the panel's head: its interval, for who may set it a menu; where the browser
 * blocks the sound, the offer to enable it.
 */
export function ReminderLine(): ReactElement | null {
  const { urgent } = useAlertCounts();
  const { isOffered, accept } = useSoundOffer();
  const ref = useRef<HTMLSpanElement>(null);
  const wasAccepted = useRef(false);

  // The button that was pressed is gone.
  useLayoutEffect(() => {
    if (isOffered || !wasAccepted.current) return;
    wasAccepted.current = false;
    const line = ref.current;
    (line?.querySelector('button') ?? line)?.focus({ preventScroll: true });
  }, [isOffered]);

  if (urgent === null) return null;
  return (
    <span ref={ref} tabIndex={-1} className={css.line}>
      {isOffered ? (
        <Offer
          onPress={() => {
            wasAccepted.current = true;
            void accept();
          }}
        />
      ) : (
        <Interval />
      )}
    </span>
  );
}

function Offer({ onPress }: { readonly onPress: () => void }): ReactElement {
  const words = useWords();
  return (
    <Button
      variant="accent"
      size="dense"
      icon="speakerOff"
      aria-label={words('enableSound')}
      onClick={onPress}
    >
      <span className={css.long}>{words('enableSound')}</span>
      <span className={css.short}>{words('settingSound')}</span>
    </Button>
  );
}

function Interval(): ReactElement {
  const words = useWords();
  const format = useFormat();
  const isPermitted = usePermitted();
  const { hasSound } = useReminder();
  const [{ minutes, isSoundOn }] = useAlertSettings();
  const icon = hasSound && isSoundOn ? 'speaker' : 'speakerOff';
  const time = words('minutes', { number: format.number(minutes) });
  const text = minutes === 0 ? words('reminderOff') : words('reminderEvery', { time });
  const lengths = (
    <>
      <span className={css.long}>{text}</span>
      {minutes > 0 && <span className={css.short}>{time}</span>}
    </>
  );
  if (!isPermitted(scopes.alertCenterRuleSetting)) {
    return (
      <span className={css.text}>
        <Icon name={icon} size={14} />
        {lengths}
      </span>
    );
  }
  return (
    <LazyMenu
      part={openReminder}
      trigger={(props) => (
        <Button
          {...props}
          variant="quiet"
          size="dense"
          icon={icon}
          className={css.button}
          aria-label={text}
        >
          {lengths}
        </Button>
      )}
    />
  );
}
