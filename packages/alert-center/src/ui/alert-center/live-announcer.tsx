import { useClock, useDataLocale } from '@pantau/core';
import { useEffect, useRef } from 'react';
import { useConnection } from '../../hooks/connection.ts';
import { useArrivals, useFoundEmergencies, useRuleChanges } from '../../hooks/list.ts';
import { useActingAnnouncer, useActingToast } from '../../hooks/own-window.ts';
import { isEmergency } from '../../engine/alert/emergency.ts';
import { ANNOUNCE_EVERY_MS } from '../../engine/alert/limits.ts';
import type { AlertView } from '../../engine/list/list-state.ts';
import { alertTitle } from '../shared/text/alert-text.ts';
import { useFirstText } from '../shared/use-first-text.ts';

/**
 * Announces new alerts to screen readers: the first immediately, then at most once every 5 s; an emergency
 * always immediately (AC-234), and so are those found when the lists load (AC-371). Urgent alerts and
 * emergencies are assertive. Also announces when the connection is lost and restored, and shows a toast
 * when the user's alert rules have changed.
 */
export function LiveAnnouncer(): null {
  const t = useFirstText();
  const locale = useDataLocale();
  const announce = useActingAnnouncer();
  const clock = useClock();
  const waiting = useRef<AlertView[]>([]);
  const cancel = useRef<(() => void) | null>(null);

  const say = (): void => {
    const arrived = waiting.current;
    waiting.current = [];
    const urgent = arrived.filter(({ urgency }) => urgency === 'urgent');
    const others = arrived.filter(({ urgency }) => urgency !== 'urgent');
    const sentence = (
      arrivals: readonly AlertView[],
      key: 'announceUrgent' | 'announceArrived',
    ) => {
      const latest = arrivals.reduce((one, other) =>
        other.alert.createdOn > one.alert.createdOn ? other : one,
      ).alert;
      const plate = latest.vehicle.licensePlate;
      return t(key, { count: arrivals.length, what: alertTitle(latest, locale), plate });
    };
    if (urgent.length === 0) {
      announce.polite(sentence(others, 'announceArrived'));
      return;
    }
    const about = sentence(urgent, 'announceUrgent');
    const count = others.length;
    announce.assertive(count === 0 ? about : t('announceBoth', { urgent: about, count }));
  };
  const latestSay = useRef(say);
  useEffect(() => {
    latestSay.current = say;
  });

  useArrivals((arrivals) => {
    for (const { alert } of arrivals.filter(({ alert }) => isEmergency(alert))) {
      const plate = alert.vehicle.licensePlate;
      announce.assertive(t('announceEmergency', { what: alertTitle(alert, locale), plate }));
    }
    const others = arrivals.filter(({ alert }) => !isEmergency(alert));
    if (others.length === 0) return;
    waiting.current.push(...others);
    if (cancel.current !== null) return;
    const pause = (): void => {
      latestSay.current();
      cancel.current = clock.setTimeout(() => {
        cancel.current = null;
        if (waiting.current.length > 0) pause();
      }, ANNOUNCE_EVERY_MS);
    };
    pause();
  });
  useEffect(() => () => cancel.current?.(), []);

  useFoundEmergencies((found) => {
    const latest = found[0]?.alert;
    if (latest === undefined) return;
    const plate = latest.vehicle.licensePlate;
    const what = alertTitle(latest, locale);
    announce.assertive(t('announceUnopened', { count: found.length, what, plate }));
  });

  const toast = useActingToast();
  useRuleChanges(() => void toast.show({ kind: 'info', text: t('rulesChanged') }));

  const { state, signedOut } = useConnection();
  const wasDisconnected = useRef(false);
  useEffect(() => {
    if (signedOut) announce.polite(t('announceSignedOut'));
    else if (state === 'disconnected' && !wasDisconnected.current)
      announce.assertive(t('announceDisconnected'));
    if (state === 'live' && wasDisconnected.current) announce.polite(t('announceLive'));
    if (state === 'disconnected') wasDisconnected.current = true;
    if (state === 'live') wasDisconnected.current = false;
  }, [state, signedOut, announce, t]);
  return null;
}
