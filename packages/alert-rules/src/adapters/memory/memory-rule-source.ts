import type { Clock, PantauError } from '@pantau/core';
import { systemClock } from '@pantau/core/base';
import { abortable } from '@pantau/core/transport';
import type { RuleCode } from '../../engine/rules/rule-code.ts';
import type { RuleTarget } from '../../engine/rules/rule-query.ts';
import type {
  AlertRule,
  HiddenKind,
  RuleId,
  RuleInput,
  RuleUser,
} from '../../engine/rules/rule.ts';
import type { AlertRuleSource, RuleTargetSource } from '../../engine/rules/rule-source.ts';
import { backTestRule } from './back-test-rule.ts';
import { falseBreakdownOf, falseSharesOf } from './false-alerts.ts';
import { findChoices } from './find-choices.ts';
import { type MemoryWorld, emptyWorld } from './memory-world.ts';
import { queryRules, ruleMatcher } from './query-rules.ts';
import { RuleBook, groupOf } from './rule-book.ts';
import { tableCodes } from './table-codes.ts';

export interface MemoryRuleSourceOptions {
  /** What rules can name, and the alerts of back-tests. Empty by default. */
  readonly world?: MemoryWorld | undefined;
  /** Oldest first. */
  readonly rules?: readonly RuleInput[] | undefined;
  /** Defaults to those of the contract. */
  readonly codes?: readonly RuleCode[] | undefined;
  /** Prefix of ids. Defaults to `1`. */
  readonly companyId?: string | undefined;
  /** The signed-in user. */
  readonly user?: RuleUser | undefined;
  readonly clock?: Clock | undefined;
  /** IANA time zone of the company. Defaults to the device's. */
  readonly timeZone?: string | undefined;
  /** Per cent from which on rules are listed as often false; `null` for never. Defaults to 50. */
  readonly falseAlertLimit?: number | null | undefined;
}

/** Sources in memory that stories and tests can change. */
export interface MemoryRuleSource {
  readonly rules: AlertRuleSource;
  readonly targets: RuleTargetSource;
  /** Makes all calls of both fail with this error; `null` ends that. */
  failWith(error: PantauError | null): void;
  /** Adds to what rules can name. */
  extend(change: (world: MemoryWorld) => Partial<MemoryWorld>): void;
  /** Lets a rule name something that the user cannot see. */
  hide(id: RuleId, hidden: readonly HiddenKind[]): void;
  /** What `sendTest` was called with. */
  readonly tests: readonly RuleInput[];
}

const defaultUser: RuleUser = { id: '1', name: 'Rina Kusuma' };

type Respond = <T>(signal: AbortSignal | undefined, make: () => T) => Promise<T>;

function createTargets(book: RuleBook, respond: Respond): RuleTargetSource {
  return {
    vehicles: (query, signal) =>
      respond(signal, () =>
        findChoices(book.world.vehicles, ({ licensePlate }) => licensePlate, query),
      ),
    groups: (query, signal) =>
      respond(signal, () => findChoices(book.world.groups.map(groupOf), ({ name }) => name, query)),
    users: (query, signal) =>
      respond(signal, () => findChoices(book.world.users, ({ name }) => name, query)),
    contacts: (query, signal) =>
      respond(signal, () => findChoices(book.world.contacts, ({ label }) => label, query)),
    geofences: (query, signal) =>
      respond(signal, () => findChoices(book.world.geofences, ({ name }) => name, query)),
  };
}

/** Creates the sources of alert rules in memory: the rules of one company. */
export function createMemoryRuleSource(options: MemoryRuleSourceOptions = {}): MemoryRuleSource {
  const { world = emptyWorld, codes = tableCodes, companyId = '1' } = options;
  const { user = defaultUser, clock = systemClock, timeZone, falseAlertLimit = 50 } = options;
  const book = new RuleBook({ world, codes, companyId, user, now: () => clock.now() });
  const tests: RuleInput[] = [];
  let failure: PantauError | null = null;
  for (const rule of options.rules ?? []) book.create(rule);

  const respond: Respond = (signal, make) => {
    const run = async () => {
      signal?.throwIfAborted();
      if (failure !== null) throw failure;
      return make();
    };
    return abortable(run(), signal);
  };

  const targeted = (target: RuleTarget): readonly AlertRule[] => {
    const ids = new Set(target.ids);
    if (target.mode === 'only') return book.all().filter(({ id }) => ids.has(id));
    const matches = ruleMatcher(target.filter, codes);
    return book.all().filter((rule) => matches(rule) && !ids.has(rule.id));
  };

  const reference = ({ id, version }: AlertRule) => ({ id, version });

  const rules: AlertRuleSource = {
    list: (query, signal) => respond(signal, () => queryRules(book.all(), query, codes)),
    get: (id, signal) => respond(signal, () => book.get(id)),
    codes: (signal) => respond(signal, () => codes),
    create: (rule, signal) => respond(signal, () => reference(book.create(rule))),
    update: (id, version, rule, signal) =>
      respond(signal, () => reference(book.update(id, version, rule))),
    remove: (id, version, signal) => respond(signal, () => book.remove(id, version)),
    updateMany: (target, change, signal) =>
      respond(signal, () => {
        const { isActive, subscribe } = change;
        const changed = targeted(target).filter(
          (rule) =>
            (isActive ?? rule.isActive) !== rule.isActive ||
            (subscribe ?? rule.isSubscribed) !== rule.isSubscribed,
        );
        for (const { id } of changed) book.change(id, change);
        return changed.length;
      }),
    removeMany: (target, signal) =>
      respond(signal, () => {
        const found = targeted(target);
        for (const { id } of found) book.delete(id);
        return found.length;
      }),
    backTest: (rule, { ruleId, days } = {}, signal) =>
      respond(signal, () =>
        backTestRule(book.preview(rule), {
          ...{ world: book.world, now: clock.now(), timeZone, days },
          isStored: ruleId !== undefined && book.get(ruleId) !== undefined,
        }),
      ),
    sendTest: (rule, signal) =>
      respond(signal, () => {
        book.preview(rule);
        tests.push(rule);
      }),
    falseShares: (signal) =>
      respond(signal, () => falseSharesOf(book, clock.now(), falseAlertLimit)),
    falseBreakdown: (ruleId, signal) =>
      respond(signal, () => {
        const rule = ruleId === null ? null : book.get(ruleId);
        return falseBreakdownOf(book.world, codes, clock.now(), rule?.id ?? null);
      }),
  };

  const targets = createTargets(book, respond);

  return {
    ...{ rules, targets, tests },
    failWith(error) {
      failure = error;
    },
    extend: (change) => book.extend(change),
    hide: (id, hidden) => book.hide(id, hidden),
  };
}
