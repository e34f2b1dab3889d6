import { scopes } from '@pantau/core/base';
import type { User, SubscribedRules } from '../../engine/alert/alert.ts';
import { worldRules } from './make-alert.ts';

/** A user of the world. */
export interface DemoUser extends User {
  /** Whether the user holds e4e-alert-center-urgent:read. */
  readonly canSeeUrgent: boolean;
  /** All scopes of the user; `undefined` if the source does not report them. */
  readonly scopes?: readonly string[] | undefined;
  readonly rules: SubscribedRules;
}

const everything: SubscribedRules = {
  urgent: new Set([worldRules.urgent.id]),
  important: new Set([worldRules.important.id]),
  autoPopup: new Set([worldRules.autoPopup.id]),
};

/** The predefined users. */
export const demoUsers = {
  manager: {
    userId: '1',
    fullname: 'Ratna Dewi',
    canSeeUrgent: true,
    scopes: Object.values(scopes),
    rules: everything,
  },
  dispatcher: {
    userId: '2',
    fullname: 'Budi Santoso',
    canSeeUrgent: true,
    scopes: [
      scopes.alertCenterMain,
      scopes.alertCenterUrgent,
      scopes.autoPopupUrgentAlert,
      scopes.logNotification,
      scopes.alertAction,
      scopes.alertNote,
      scopes.alertMedia,
    ],
    rules: everything,
  },
  /** Without urgent alerts, and without the scopes for acting on alerts. */
  viewer: {
    userId: '3',
    fullname: 'Maya Lestari',
    canSeeUrgent: false,
    scopes: [scopes.alertCenterMain],
    rules: everything,
  },
} as const satisfies Readonly<Record<string, DemoUser>>;
