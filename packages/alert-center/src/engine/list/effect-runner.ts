import type { Clock } from '@pantau/core';
import { PantauError, isPantauError } from '@pantau/core/base';
import { type AlertListState, type LoadSlot, urgencyOfList } from './list-state.ts';
import type { Effect } from './effects.ts';
import type { LoadListEvent } from './list-events.ts';
import { COUNTS_EVERY_MS, FOUND_EVERY_MS } from '../alert/limits.ts';
import type { AlertQuery, AlertSource } from './alert-source.port.ts';

export interface EffectRunner {
  run(effects: readonly Effect[]): void;
  /** Aborts requests whose response is no longer awaited. */
  abortStale(loads: AlertListState['loads']): void;
  stop(): void;
}

export interface EffectRunnerOptions {
  readonly source: AlertSource;
  readonly clock: Clock;
  readonly onResult: (event: LoadListEvent) => void;
  readonly onError: (error: unknown) => void;
}

/** Converts anything that a source rejects with into a `PantauError`. */
export function toPantauError(error: unknown): PantauError {
  if (isPantauError(error)) return error;
  return new PantauError('server', {
    message: error instanceof Error ? error.message : 'The source failed',
    cause: error,
  });
}

/** Kinds of errors that a retry cannot resolve. */
const permanentKinds: ReadonlySet<string> = new Set(['forbidden', 'invalid', 'notFound']);

async function send(
  source: AlertSource,
  effect: Effect,
  signal: AbortSignal,
): Promise<LoadListEvent> {
  const { ticket } = effect;
  switch (effect.type) {
    case 'loadSubscription':
      return {
        type: 'subscriptionLoaded',
        ticket,
        subscription: await source.loadSubscription(signal),
      };
    case 'loadCounts':
      return {
        type: 'countsLoaded',
        ticket,
        counts: await source.countUnresolved(effect.range, signal),
      };
    case 'loadMissed': {
      const { since } = effect;
      return {
        type: 'missedLoaded',
        ticket,
        since,
        missed: await source.missedSince(since, signal),
      };
    }
    case 'loadFound': {
      const { search, range, among } = effect;
      if (source.findAlerts === undefined) throw new PantauError('notFound');
      const found = await source.findAlerts({ search, range, among }, signal);
      return { type: 'foundLoaded', ticket, asked: among, found };
    }
    case 'loadPage': {
      const { list, which, range, unresolvedOnly, search, after, limit } = effect;
      const query: AlertQuery = {
        urgency: urgencyOfList(list),
        range,
        unresolvedOnly,
        limit,
        ...(search === null ? {} : { search }),
        ...(after === null ? {} : { after }),
      };
      return {
        type: 'pageLoaded',
        ticket,
        list,
        which,
        page: await source.listAlerts(query, signal),
      };
    }
  }
}

/** Minimum intervals between two requests of a kind. */
const pauses: Partial<Record<Effect['type'], number>> = {
  loadCounts: COUNTS_EVERY_MS,
  loadFound: FOUND_EVERY_MS,
};

interface Running {
  readonly ticket: number;
  readonly abort: () => void;
}

/** Performs the requests of the reducer, at most one of each kind at a time. */
export function createEffectRunner(options: EffectRunnerOptions): EffectRunner {
  const { source, clock, onResult, onError } = options;
  const running = new Map<LoadSlot, Running>();
  const notBefore = new Map<LoadSlot, number>();

  const start = async (effect: Effect, aborter: AbortController): Promise<void> => {
    const { slot, ticket } = effect;
    let event: LoadListEvent;
    try {
      event = await send(source, effect, aborter.signal);
    } catch (cause) {
      if (aborter.signal.aborted) return;
      const error = toPantauError(cause);
      onError(error);
      event = {
        type: 'loadFailed',
        slot,
        ticket,
        error,
        mayRetry: !permanentKinds.has(error.kind),
      };
    }
    if (aborter.signal.aborted) return;
    running.delete(slot);
    try {
      onResult(event);
    } catch (cause) {
      // A response that cannot be applied counts as a failed load, so that the list shows it and retries.
      const error = toPantauError(cause);
      onError(error);
      onResult({ type: 'loadFailed', slot, ticket, error, mayRetry: true });
    }
  };

  const begin = (effect: Effect): void => {
    running.get(effect.slot)?.abort();
    const aborter = new AbortController();
    const pause = pauses[effect.type];
    const due = Math.max(notBefore.get(effect.slot) ?? 0, clock.now());
    const wait = due - clock.now();
    if (pause !== undefined) notBefore.set(effect.slot, due + pause);
    const cancelWait =
      wait > 0 ? clock.setTimeout(() => void start(effect, aborter), wait) : undefined;
    running.set(effect.slot, {
      ticket: effect.ticket,
      abort() {
        cancelWait?.();
        aborter.abort();
      },
    });
    if (cancelWait === undefined) void start(effect, aborter);
  };

  return {
    run(effects) {
      for (const effect of effects) begin(effect);
    },
    abortStale(loads) {
      for (const [slot, { ticket, abort }] of running) {
        const load = loads[slot];
        if (load.phase === 'running' && load.ticket === ticket) continue;
        abort();
        running.delete(slot);
      }
    },
    stop() {
      for (const { abort } of running.values()) abort();
      running.clear();
    },
  };
}
