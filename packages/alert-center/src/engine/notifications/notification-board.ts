import type { Clock } from '@pantau/core';
import type { AlertId } from '../alert/alert.ts';
import { isEmergency } from '../alert/emergency.ts';
import { NOTIFICATION_MORE_HELD_MAX } from '../alert/limits.ts';
import { holdIds } from '../list/hold-ids.ts';
import type { AlertListEvent } from '../list/list-events.ts';
import type { AlertView } from '../list/list-state.ts';
import type { ListObservable } from '../list/selectors.ts';
import type { AlertNotification, AlertNotifier } from './alert-notifier.port.ts';
import { isNotified, isOver } from './is-notified.ts';
import { type NotificationPlan, admit, emptyPlan, withdraw } from './notification-plan.ts';
import { type SummaryPace, createSummaryPace } from './summary-pace.ts';

/** Emergencies are counted apart, so that a stream of other alerts never takes their place. */
export type NotificationKind = 'emergency' | 'urgent';

/** What a notification is about: one alert, or how many more there are. */
export interface NotificationSubject {
  readonly kind: NotificationKind;
  /** The alert, or the latest of the others. */
  readonly view: AlertView;
  /** Null for a notification of the alert's own. */
  readonly more: number | null;
}

export interface NotificationBoardOptions {
  readonly store: ListObservable & { dispatch(event: AlertListEvent): void };
  readonly clock: Clock;
  readonly notifier: AlertNotifier;
  /** Start of every tag. */
  readonly name: string;
  /** Whether this tab shows what is planned. */
  readonly isShowing: () => boolean;
  readonly textOf: (
    subject: NotificationSubject,
  ) => Pick<AlertNotification, 'title' | 'body' | 'lang' | 'dir' | 'isSilent'>;
  readonly onError: (error: unknown) => void;
}

export interface NotificationBoard {
  /** Adds what is notified of these arrivals, the oldest first. @param since server time, epoch ms */
  add(ids: readonly AlertId[], since: number): void;
  /** Closes what is over. */
  review(): void;
  /** Closes everything. */
  clear(): void;
}

const kinds: readonly NotificationKind[] = ['emergency', 'urgent'];

const tagOf = (name: string, id: AlertId): string => `${name}:alert:${id}`;

/** The alert that a notification is about: `null` for a summary, `undefined` for a notification of somebody else. */
export function alertOfTag(name: string, tag: string): AlertId | null | undefined {
  if (!tag.startsWith(`${name}:`)) return undefined;
  return tag.split(`${name}:alert:`)[1] ?? null;
}

/** Plans which notifications there are, and keeps those that are shown in step with the plan. */
export function createNotificationBoard(options: NotificationBoardOptions): NotificationBoard {
  const { store, clock, notifier, name, onError } = options;
  const holder = {};
  const plans: Record<NotificationKind, NotificationPlan> = {
    emergency: emptyPlan,
    urgent: emptyPlan,
  };
  const viewOf = (id: AlertId | undefined): AlertView | undefined =>
    store.get().list.entities.get(id ?? '')?.view;
  const moreTag = (kind: NotificationKind): string => `${name}:more:${kind}`;

  const show = (tag: string, kind: NotificationKind, id: AlertId | undefined, more?: number) => {
    const view = viewOf(id);
    if (view === undefined || !options.isShowing() || notifier.state() !== 'granted') return;
    const text = options.textOf({ kind, view, more: more ?? null });
    notifier.show({ tag, stays: kind === 'emergency', ...text }).catch(onError);
  };
  const close = (tag: string): void => void notifier.close(tag).catch(onError);

  const paceOf = (kind: NotificationKind): SummaryPace =>
    createSummaryPace(clock, () => {
      const { more } = plans[kind];
      show(moreTag(kind), kind, more.at(-1), more.length);
    });
  const paces = { emergency: paceOf('emergency'), urgent: paceOf('urgent') };

  /** Rows leave the store while newer ones arrive; what is notified is followed until it is over. */
  const hold = (): void => {
    const ids = kinds.flatMap((kind) => {
      const { own, more } = plans[kind];
      return [...own, ...more.slice(-NOTIFICATION_MORE_HELD_MAX)];
    });
    holdIds(store.dispatch, holder, ids);
  };

  const apply = (kind: NotificationKind, next: NotificationPlan): void => {
    const before = plans[kind];
    if (next === before) return;
    plans[kind] = next;
    for (const id of before.own) if (!next.own.includes(id)) close(tagOf(name, id));
    for (const id of next.own) if (!before.own.includes(id)) show(tagOf(name, id), kind, id);
    const isSame =
      next.more.length === before.more.length && next.more.at(-1) === before.more.at(-1);
    if (next.more.length > 0 && !isSame) paces[kind].request();
    if (next.more.length === 0 && before.more.length > 0) {
      paces[kind].reset();
      close(moreTag(kind));
    }
    hold();
  };

  return {
    add(ids, since) {
      const next = { ...plans };
      for (const id of ids) {
        const view = viewOf(id);
        if (view === undefined || !isNotified(view, since)) continue;
        const kind = isEmergency(view.alert) ? 'emergency' : 'urgent';
        next[kind] = admit(next[kind], id, clock.now());
      }
      for (const kind of kinds) apply(kind, next[kind]);
    },
    review() {
      const isGone = (id: AlertId): boolean => {
        const view = viewOf(id);
        return view !== undefined && isOver(view);
      };
      for (const kind of kinds) apply(kind, withdraw(plans[kind], isGone));
    },
    clear() {
      for (const kind of kinds) apply(kind, emptyPlan);
    },
  };
}
