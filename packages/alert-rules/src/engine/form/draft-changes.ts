import type { DraftField, RuleDraft } from './rule-draft.ts';

/** A part of a rule that is changed and compared as a whole. */
export type DraftPart =
  | 'label'
  | 'code'
  | 'active'
  | 'urgency'
  | 'autoPopup'
  | 'subscribe'
  | 'duration'
  | 'count'
  | 'schedule'
  | 'place'
  | 'vehicles'
  | 'groups'
  | 'users'
  | 'contacts';

/** The fields of each part, in the order of the form. */
const fieldsOf: Readonly<Record<DraftPart, readonly DraftField[]>> = {
  label: ['label'],
  // A threshold makes sense only with the code whose unit it is in.
  code: ['alertCode', 'minThreshold', 'maxThreshold'],
  active: ['isActive'],
  urgency: ['urgency'],
  autoPopup: ['autoPopup'],
  subscribe: ['subscribe'],
  duration: ['minDuration'],
  count: ['withCount', 'countThreshold', 'countWindow'],
  schedule: ['withSchedule', 'startTime', 'endTime', 'days'],
  place: ['withPlace', 'inside', 'geofences'],
  vehicles: ['vehicles'],
  groups: ['groups'],
  users: ['users'],
  contacts: ['contacts'],
};

const draftParts = Object.keys(fieldsOf) as readonly DraftPart[];

const keyOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'id' in item && item.id !== null ? item.id : item;

/** Lists have no order, and what they name is compared by its id. */
const comparable = (value: unknown): string =>
  Array.isArray(value)
    ? JSON.stringify(value.map((item) => JSON.stringify(keyOf(item))).sort())
    : JSON.stringify(value);

/** What a switched-off part holds does not count. */
const switchOf: Readonly<Partial<Record<DraftPart, DraftField>>> = {
  count: 'withCount',
  schedule: 'withSchedule',
  place: 'withPlace',
};

function isSamePart(part: DraftPart, one: RuleDraft, other: RuleDraft): boolean {
  const toggle = switchOf[part];
  if (toggle !== undefined && !one[toggle] && !other[toggle]) return true;
  return fieldsOf[part].every((field) => comparable(one[field]) === comparable(other[field]));
}

/** The parts in which two drafts differ. */
export const differingParts = (one: RuleDraft, other: RuleDraft): readonly DraftPart[] =>
  draftParts.filter((part) => !isSamePart(part, one, other));

/** A part in which the user's draft differs from a newer version of the rule. */
export interface DraftConflict {
  readonly part: DraftPart;
  /** Whether the user has changed it; otherwise only somebody else has. */
  readonly isMine: boolean;
  readonly isTheirs: boolean;
}

/**
 * What to decide when somebody else has changed a rule (AR-6).
 *
 * @param base the version that the user started with
 */
export function draftConflicts(
  mine: RuleDraft,
  base: RuleDraft,
  theirs: RuleDraft,
): readonly DraftConflict[] {
  return differingParts(mine, theirs).map((part) => ({
    part,
    isMine: !isSamePart(part, mine, base),
    isTheirs: !isSamePart(part, theirs, base),
  }));
}

/** The newer version with these parts of the user's draft. */
export function mergeDrafts(
  mine: RuleDraft,
  theirs: RuleDraft,
  kept: readonly DraftPart[],
): RuleDraft {
  const fields = kept.flatMap((part) => fieldsOf[part]);
  return { ...theirs, ...Object.fromEntries(fields.map((field) => [field, mine[field]])) };
}
