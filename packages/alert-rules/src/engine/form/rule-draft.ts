import type {
  AlertRule,
  ContactInput,
  RuleContact,
  RuleGeofence,
  RuleGroup,
  RuleInput,
  RuleUrgency,
  RuleUser,
  RuleVehicle,
} from '../rules/rule.ts';

/** A rule as a form holds it, also while it is incomplete. Numbers are `NaN` while their text is no number. */
export interface RuleDraft {
  readonly label: string;
  /** `null` until one is chosen. */
  readonly alertCode: number | null;
  readonly isActive: boolean;
  readonly urgency: RuleUrgency;
  readonly autoPopup: boolean;
  readonly subscribe: boolean;
  /** In the unit of the code. */
  readonly minThreshold: number | null;
  readonly maxThreshold: number | null;
  /** Seconds. */
  readonly minDuration: number | null;
  readonly withCount: boolean;
  readonly countThreshold: number | null;
  /** Seconds. */
  readonly countWindow: number | null;
  readonly withSchedule: boolean;
  /** A time such as `07:30`, the text as typed while it is not one, or empty. */
  readonly startTime: string;
  readonly endTime: string;
  /** 1 is Monday, 7 is Sunday. Empty for every day. */
  readonly days: readonly number[];
  readonly withPlace: boolean;
  readonly inside: boolean;
  readonly geofences: readonly RuleGeofence[];
  readonly vehicles: readonly RuleVehicle[];
  readonly groups: readonly RuleGroup[];
  /** Without the signed-in user. */
  readonly users: readonly RuleUser[];
  readonly contacts: readonly RuleContact[];
}

export type DraftField = keyof RuleDraft;

/** A new rule: important, always and everywhere, for the user who creates it. */
export const emptyDraft: RuleDraft = {
  label: '',
  alertCode: null,
  isActive: true,
  urgency: 'important',
  autoPopup: false,
  subscribe: true,
  minThreshold: null,
  maxThreshold: null,
  minDuration: null,
  withCount: false,
  countThreshold: 3,
  countWindow: 3_600,
  withSchedule: false,
  startTime: '',
  endTime: '',
  days: [],
  withPlace: false,
  inside: true,
  geofences: [],
  vehicles: [],
  groups: [],
  users: [],
  contacts: [],
};

/**
 * @param currentUserId the signed-in user, whose own subscription is `subscribe`
 */
export function draftOf(rule: AlertRule, currentUserId: string | null): RuleDraft {
  const { count, schedule, place } = rule;
  return {
    label: rule.label,
    alertCode: rule.alertCode,
    isActive: rule.isActive,
    urgency: rule.urgency,
    autoPopup: rule.autoPopup,
    subscribe: rule.isSubscribed,
    minThreshold: rule.minThreshold,
    maxThreshold: rule.maxThreshold,
    minDuration: rule.minDuration,
    withCount: count !== null,
    countThreshold: count?.threshold ?? emptyDraft.countThreshold,
    countWindow: count?.windowSeconds ?? emptyDraft.countWindow,
    withSchedule: schedule !== null,
    startTime: schedule?.startTime ?? '',
    endTime: schedule?.endTime ?? '',
    days: schedule?.days ?? [],
    withPlace: place !== null,
    inside: place?.inside ?? true,
    geofences: place?.geofences ?? [],
    vehicles: rule.vehicles,
    groups: rule.groups,
    users: rule.users.filter(({ id }) => id !== currentUserId),
    contacts: rule.contacts,
  };
}

const EVERY_DAY = 7;

/** Seven days are every day. */
const daysOf = (days: readonly number[]): readonly number[] =>
  days.length === EVERY_DAY ? [] : days.toSorted((one, other) => one - other);

const contactInput = ({ id, label, email, phoneNumber }: RuleContact): ContactInput =>
  id === null ? { label, email, phoneNumber } : { contactId: id };

const idOf = ({ id }: { readonly id: string }): string => id;

/** @param draft without problems */
export function inputOf(draft: RuleDraft): RuleInput {
  const { countThreshold, countWindow, startTime, endTime } = draft;
  return {
    label: draft.label.trim(),
    alertCode: draft.alertCode ?? 0,
    isActive: draft.isActive,
    urgency: draft.urgency,
    autoPopup: draft.autoPopup,
    minThreshold: draft.minThreshold,
    maxThreshold: draft.maxThreshold,
    minDuration: draft.minDuration,
    count:
      draft.withCount && countThreshold !== null && countWindow !== null
        ? { threshold: countThreshold, windowSeconds: countWindow }
        : null,
    schedule: draft.withSchedule ? { startTime, endTime, days: daysOf(draft.days) } : null,
    place: draft.withPlace
      ? { inside: draft.inside, geofenceIds: draft.geofences.map(idOf) }
      : null,
    vehicleIds: draft.vehicles.map(idOf),
    groupIds: draft.groups.map(idOf),
    userIds: draft.users.map(idOf),
    contacts: draft.contacts.map(contactInput),
    subscribe: draft.subscribe,
  };
}
