import type { PantauErrorDetails } from '@pantau/core';
import { PantauError } from '@pantau/core/base';
import { isEmail, parsePhone } from '../../engine/form/contact.ts';
import { draftProblems } from '../../engine/form/draft-problems.ts';
import { draftOf } from '../../engine/form/rule-draft.ts';
import type { RuleCode } from '../../engine/rules/rule-code.ts';
import type { RuleChange } from '../../engine/rules/rule-query.ts';
import type {
  AlertRule,
  ContactInput,
  HiddenKind,
  RuleContact,
  RuleId,
  RuleInput,
  RuleUser,
} from '../../engine/rules/rule.ts';
import type { MemoryGroup, MemoryWorld } from './memory-world.ts';

export interface RuleBookOptions {
  readonly world: MemoryWorld;
  readonly codes: readonly RuleCode[];
  readonly companyId: string;
  readonly user: RuleUser;
  readonly now: () => number;
}

const invalid = (field: string, message: string): PantauError => {
  const details: PantauErrorDetails = {
    serverMessage: message,
    field,
    fieldErrors: [{ field, message }],
  };
  return new PantauError('invalid', details);
};

/** Finds all items, or rejects the field that names an unknown one. */
function pick<T extends { readonly id: string | null }>(
  items: readonly T[],
  ids: readonly string[],
  field: string,
): readonly T[] {
  const wanted = new Set(ids);
  const found = items.filter(({ id }) => id !== null && wanted.has(id));
  if (found.length !== wanted.size) throw invalid(field, `Unknown value: ${field}`);
  return found;
}

/** The rules of one company, and what they name. */
export class RuleBook {
  readonly #options: RuleBookOptions;
  readonly #rules = new Map<RuleId, AlertRule>();
  #world: MemoryWorld;
  #created = 0;

  constructor(options: RuleBookOptions) {
    this.#options = options;
    this.#world = options.world;
  }

  get world(): MemoryWorld {
    return this.#world;
  }

  extend(change: (world: MemoryWorld) => Partial<MemoryWorld>): void {
    this.#world = { ...this.#world, ...change(this.#world) };
  }

  newId(kind: string): string {
    this.#created += 1;
    return `${this.#options.companyId}-${kind}-${this.#created}`;
  }

  all(): readonly AlertRule[] {
    return [...this.#rules.values()];
  }

  get(id: RuleId): AlertRule {
    const rule = this.#rules.get(id);
    if (rule === undefined) throw new PantauError('notFound');
    return rule;
  }

  create(input: RuleInput): AlertRule {
    const now = this.#options.now();
    const rule = this.#ruleFrom(input, { id: this.newId('rule'), version: 1, createdOn: now });
    this.#rules.set(rule.id, rule);
    return rule;
  }

  update(id: RuleId, version: number, input: RuleInput): AlertRule {
    const before = this.#current(id, version);
    const after = this.#ruleFrom(input, { ...before, version: version + 1 }, before);
    this.#rules.set(id, after);
    return after;
  }

  remove(id: RuleId, version: number): void {
    this.#rules.delete(this.#current(id, version).id);
  }

  change(id: RuleId, { isActive, subscribe }: RuleChange): void {
    const rule = this.get(id);
    const { user } = this.#options;
    const others = rule.users.filter((one) => one.id !== user.id);
    const isSubscribed = subscribe ?? rule.isSubscribed;
    const users = isSubscribed ? [...others, user] : others;
    this.#rules.set(id, {
      ...this.#stamped(rule),
      version: rule.version + 1,
      isActive: isActive ?? rule.isActive,
      isSubscribed,
      users,
      totalUsers: users.length + (rule.hidden.includes('user') ? 1 : 0),
    });
  }

  /** Lets a rule name something that the user cannot see. */
  hide(id: RuleId, hidden: readonly HiddenKind[]): void {
    const rule = this.get(id);
    const extra = (kind: HiddenKind): number => (hidden.includes(kind) ? 1 : 0);
    this.#rules.set(id, {
      ...rule,
      hidden,
      totalVehicles: rule.vehicles.length + extra('vehicle'),
      totalGroups: rule.groups.length + extra('group'),
      totalUsers: rule.users.length + extra('user'),
    });
  }

  delete(id: RuleId): void {
    this.#rules.delete(id);
  }

  /** A rule that is not stored. */
  preview(input: RuleInput): AlertRule {
    const stored = this.#world;
    const rule = this.#ruleFrom(input, { id: '', version: 0, createdOn: 0 });
    this.#world = stored;
    return rule;
  }

  #current(id: RuleId, version: number): AlertRule {
    const rule = this.get(id);
    if (rule.version !== version) throw new PantauError('conflict');
    return rule;
  }

  #stamped<T extends object>(rule: T) {
    const { now, user } = this.#options;
    return { ...rule, updatedOn: now(), updatedBy: user };
  }

  #ruleFrom(
    input: RuleInput,
    { id, version, createdOn }: Pick<AlertRule, 'id' | 'version' | 'createdOn'>,
    before?: AlertRule,
  ): AlertRule {
    const { user, codes } = this.#options;
    const { vehicleIds, groupIds, userIds, contacts, place, subscribe, ...rest } = input;
    const vehicles = pick(this.#world.vehicles, vehicleIds, 'vehicles');
    const groups = pick(this.#world.groups, groupIds, 'groups').map(groupOf);
    // The user may be named like anybody else, also where the world does not have them (AR-94).
    const othersIds = userIds.filter((one) => one !== user.id);
    const others = pick(this.#world.users, othersIds, 'users');
    const users = subscribe ? [...others, user] : others;
    const geofences =
      place === null ? [] : pick(this.#world.geofences, place.geofenceIds, 'geofences');
    const hidden = before?.hidden ?? [];
    const extra = (kind: HiddenKind): number => (hidden.includes(kind) ? 1 : 0);
    const rule: AlertRule = {
      ...this.#stamped({ ...rest, id, version, createdOn }),
      place: place === null ? null : { inside: place.inside, geofences },
      isSubscribed: subscribe,
      ...{ vehicles, groups, users, hidden },
      totalVehicles: vehicles.length + extra('vehicle'),
      totalGroups: groups.length + extra('group'),
      totalUsers: users.length + extra('user'),
      contacts: contacts.map((contact) => this.#contactFrom(contact)),
    };
    const code = codes.find(({ alertCode }) => alertCode === rule.alertCode);
    if (code === undefined) throw invalid('alertCode', 'Unknown alert code');
    this.#check(rule, code);
    return rule;
  }

  #check(rule: AlertRule, code: RuleCode): void {
    if (code.unit === null && (rule.minThreshold ?? rule.maxThreshold) !== null) {
      throw invalid('minThreshold', 'Alerts of this code have no value');
    }
    const problems = Object.entries(draftProblems(draftOf(rule, null), code));
    const [first] = problems;
    if (first === undefined) return;
    const fieldErrors = problems.map(([field, problem]) => ({ field, message: problem }));
    throw new PantauError('invalid', {
      serverMessage: `Invalid value: ${first[0]}`,
      field: first[0],
      fieldErrors,
    });
  }

  #contactFrom(input: ContactInput): RuleContact {
    if ('contactId' in input) {
      const [contact] = pick(this.#world.contacts, [input.contactId], 'contacts');
      return contact as RuleContact;
    }
    const { label, email, phoneNumber } = input;
    const isReachable = email !== null || phoneNumber !== null;
    const isValid =
      (email === null || isEmail(email)) &&
      (phoneNumber === null || parsePhone(phoneNumber) === phoneNumber);
    if (!isReachable || !isValid) throw invalid('contacts', 'Invalid contact');
    const contact = { id: this.newId('contact'), label, email, phoneNumber, user: null };
    this.extend((world) => ({ contacts: [...world.contacts, contact] }));
    return contact;
  }
}

export const groupOf = ({ id, name, vehicleIds }: MemoryGroup) => ({
  id,
  name,
  totalVehicles: vehicleIds.length,
});
