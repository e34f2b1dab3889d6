import { useMessages, useToast } from '@pantau/core';
import { Menu } from '@pantau/core/ui/menu';
import type { ReactElement } from 'react';
import type { AlertNotifier } from '../../engine/notifications/alert-notifier.port.ts';
import { useAlertCounts } from '../../hooks/list.ts';
import { useReminder } from '../../hooks/reminder.ts';
import { useAlertSettings } from '../../hooks/settings.ts';
import {
  type NotificationsMessageKey,
  notificationsMessages,
} from '../../messages/notifications-messages.ts';
import { useSoundOffer } from '../reminder/use-sound-offer.ts';
import { useFirstText } from '../shared/use-first-text.ts';
import { useViewOptions } from '../shared/view-options.ts';
import css from './attention-choices.module.css';
import { type NotificationChoice, useNotificationChoice } from './use-notification-choice.ts';

/** How alerts reach a user who looks elsewhere: tones and notifications, as items of a menu. */
export function AttentionChoices(): ReactElement | null {
  const { urgent } = useAlertCounts();
  const { hasSound } = useReminder();
  const { notifications } = useViewOptions();
  if (urgent === null) return null;
  return (
    <>
      {hasSound && <SoundChoices />}
      {notifications != null && <NotificationItem notifier={notifications} />}
    </>
  );
}

function SoundChoices(): ReactElement {
  const t = useMessages(notificationsMessages);
  const tFirst = useFirstText();
  const { enableSound } = useReminder();
  const { offered, accept } = useSoundOffer();
  const [{ isSoundOn, soundsImportant = false }, change] = useAlertSettings();
  const setImportant = (isOn: boolean): void => {
    change({ soundsImportant: isOn });
    // The user hears what they have chosen.
    if (isOn) void enableSound('important');
  };
  return (
    <>
      {offered && (
        <Menu.Item icon="speakerOff" onSelect={() => void accept()}>
          {tFirst('enableSound')}
          <span className={css.hint}>{t('soundBlocked')}</span>
        </Menu.Item>
      )}
      <Menu.CheckboxItem
        checked={soundsImportant}
        disabled={!isSoundOn}
        onCheckedChange={setImportant}
      >
        {t('importantSound')}
      </Menu.CheckboxItem>
    </>
  );
}

const hints: Readonly<Record<NotificationChoice['state'], NotificationsMessageKey>> = {
  granted: 'whenHidden',
  askable: 'askable',
  asking: 'asking',
  denied: 'denied',
  insecure: 'insecure',
  unsupported: 'unsupported',
};

function NotificationItem({ notifier }: { readonly notifier: AlertNotifier }): ReactElement {
  const t = useMessages(notificationsMessages);
  const toast = useToast();
  const { state, isOn, change } = useNotificationChoice(notifier);
  const hint = t(hints[state]);
  const press = (wanted: boolean): void => {
    const isPossible = state === 'granted' || state === 'askable';
    // It takes the focus, so that everybody can read why it is not possible, but nothing changes.
    if (isPossible) change(wanted);
    else toast.show({ kind: 'info', text: hint });
  };
  return (
    <Menu.CheckboxItem checked={isOn} onCheckedChange={press}>
      {t('notifications')}
      <span className={css.hint}>{hint}</span>
    </Menu.CheckboxItem>
  );
}
