import { scopes, useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import { Menu } from '@pantau/core/ui/menu';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { usePermitted } from '../../hooks/permissions.ts';
import { useReminder } from '../../hooks/reminder.ts';
import { useAlertSettings } from '../../hooks/settings.ts';
import { ReminderChoices } from './reminder-choices.tsx';
import { useSettingsText } from '../shared/use-settings-text.ts';
import { useText } from '../shared/use-text.ts';
import css from './reminder-line.module.css';
import { useSoundOffer } from './use-sound-offer.ts';

/**
 * The urgent reminder in the panel's header: its interval, as a menu for users who may change it; or a
 * button to enable sound that the browser blocks.
 */
export function ReminderLine(): ReactElement {
  const { offered, accept } = useSoundOffer();
  const ref = useRef<HTMLSpanElement>(null);
  const wasAccepted = useRef(false);

  // The pressed button has unmounted.
  useLayoutEffect(() => {
    if (offered || !wasAccepted.current) return;
    wasAccepted.current = false;
    const line = ref.current;
    (line?.querySelector('button') ?? line)?.focus({ preventScroll: true });
  }, [offered]);

  return (
    <span ref={ref} tabIndex={-1} className={css.line}>
      {offered ? (
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
  const t = useText();
  const tSettings = useSettingsText();
  return (
    <Button
      variant="accent"
      size="dense"
      icon="speakerOff"
      aria-label={t('enableSound')}
      onClick={onPress}
    >
      <span className={css.long}>{t('enableSound')}</span>
      <span className={css.short}>{tSettings('settingSound')}</span>
    </Button>
  );
}

function Interval(): ReactElement {
  const t = useSettingsText();
  const units = useText();
  const format = useFormat();
  const isPermitted = usePermitted();
  const { hasSound } = useReminder();
  const [{ minutes, isSoundOn }] = useAlertSettings();
  const icon = hasSound && isSoundOn ? 'speaker' : 'speakerOff';
  const time = units('minutes', { number: format.number(minutes) });
  const text = minutes === 0 ? t('reminderOff') : t('reminderEvery', { time });
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
      <Menu.Content aria-label={t('reminder')} align="end">
        <ReminderChoices />
      </Menu.Content>
    </Menu.Root>
  );
}
