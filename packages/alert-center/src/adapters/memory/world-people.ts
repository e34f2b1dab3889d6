import type { Person, SubscribedRules } from '../../domain/alert.ts';
import { worldRules } from './make-alert.ts';

/** Somebody who can look at the world's alerts. */
export interface WorldPerson extends Person {
  /** Scope e4e-alert-center-urgent:read. */
  readonly canSeeUrgent: boolean;
  readonly rules: SubscribedRules;
}

const everything: SubscribedRules = {
  urgent: new Set([worldRules.urgent.id]),
  important: new Set([worldRules.important.id]),
  autoPopup: new Set([worldRules.autoPopup.id]),
};

/** Who is there from the start. */
export const worldPeople = {
  manager: { userId: '1', fullname: 'Ratna Dewi', canSeeUrgent: true, rules: everything },
  dispatcher: { userId: '2', fullname: 'Budi Santoso', canSeeUrgent: true, rules: everything },
  /** Without the scope for urgent alerts. */
  viewer: { userId: '3', fullname: 'Maya Lestari', canSeeUrgent: false, rules: everything },
} as const satisfies Readonly<Record<string, WorldPerson>>;
