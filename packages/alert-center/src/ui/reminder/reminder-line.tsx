import { scopes, useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import { Menu } from '@pantau/core/ui/menu';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { usePermitted } from '../../hooks/use-permitted.ts';
import { useReminder } from '../../hooks/use-reminder.ts';
import { useAlertSettings } from '../../hooks/use-settings.ts';
import { ReminderChoices } from './reminder-choices.tsx';
import { useSettingsWords } from '../shared/use-settings-text.ts';
import { useWords } from '../shared/use-text.ts';
import css from './reminder-line.module.css';
import { useSoundOffer } from './use-sound-offer.ts';

/**
 * The urgent reminder in the panel's head: its interval, for who may set it a menu; where the browser
 * blocks the sound, the offer to enable it.
 */
export function ReminderLine(): ReactElement {
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
  const settingWords = useSettingsWords();
  return (
    <Button
      variant="accent"
      size="dense"
      icon="speakerOff"
      aria-label={words('enableSound')}
      onClick={onPress}
    >
      <span className={css.long}>{words('enableSound')}</span>
      <span className={css.short}>{settingWords('settingSound')}</span>
    </Button>
  );
}

function Interval(): ReactElement {
  const words = useSettingsWords();
  const units = useWords();
  const format = useFormat();
  const isPermitted = usePermitted();
  const { hasSound } = useReminder();
  const [{ minutes, isSoundOn }] = useAlertSettings();
  const icon = hasSound && isSoundOn ? 'speaker' : 'speakerOff';
  const time = units('minutes', { number: format.number(minutes) });
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
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button variant="quiet" size="dense" icon={icon} className={css.button} aria-label={text}>
          {lengths}
        </Button>
      </Menu.Trigger>
      <Menu.Content aria-label={words('reminder')} align="end">
        <ReminderChoices />
      </Menu.Content>
    </Menu.Root>
  );
}
