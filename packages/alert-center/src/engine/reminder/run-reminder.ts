import type { Clock } from '@pantau/core';
import { SOUND_EVERY_MS } from '../alert/limits.ts';
import {
  type ReminderFacts,
  type Repetition,
  countsEndAt,
  isRaised,
  maySound,
  repetitionFrom,
  repetitionOf,
} from './reminder-rules.ts';
import type { AlertSound } from './alert-sound.port.ts';
import type { TabLock } from './tab-lock.port.ts';
import type { SettingsState } from '../panel/settings.store.ts';
import type { ReminderView } from './reminder-view.ts';
import type { StoredReminder } from './stored-reminder.ts';

export interface ReminderParts {
  readonly clock: Clock;
  readonly settings: SettingsState;
  readonly stored: StoredReminder;
  readonly lock: TabLock;
  readonly lockName: string;
  /** Null: never sounds. */
  readonly sound: AlertSound | null;
  /** Asks the source; `urgent` is null for who may not see them. */
  readonly countUnresolved: (
    signal: AbortSignal,
  ) => Promise<{ readonly urgent: number | null; readonly important: number }>;
  /** Urgent unresolved alerts as the live view knows them; null: not known just now. */
  readonly urgentNow: () => number | null;
  readonly onView: (view: ReminderView) => void;
  readonly onError: (error: unknown) => void;
}

export interface RunningReminder {
  /** What `urgentNow` tells may have changed. */
  countsChanged(): void;
  /** An urgent alert has arrived. */
  urgentArrived(): void;
  /** Called while the user presses something; plays the sound, so that he knows it. */
  enableSound(): Promise<boolean>;
  stop(): void;
}

/**
 * The urgent reminder of one tab (spec alerts §4). What it has stored is shared by the tabs of an origin;
 * the one that holds the lock checks and sounds, and lets another go first where its browser blocks it.
 */
export function runReminder(parts: ReminderParts): RunningReminder {
  const { clock, settings, stored, lock, lockName, sound, onError } = parts;
  const aborter = new AbortController();
  let isHeld = false;
  let isBusy = false;
  let isWriting = false;
  let isBlocked = false;
  /** When an urgent alert has arrived that has not sounded yet. */
  let arrivedAt: number | null = null;
  /** The check and the arrival at which the other tabs were let go first. */
  const passed: { check?: number; arrival?: number } = {};
  let giveUp = (): void => {};
  let cancelWake: (() => void) | undefined;

  const facts = (): ReminderFacts => ({
    now: clock.now(),
    minutes: settings.get().minutes,
    urgent: parts.urgentNow(),
    repetition: stored.repetition.get(),
    isUnreadable: stored.isUnreadable(),
    counts: stored.counts.get(),
  });

  /** Changes what is stored without hearing of it as of another tab's change. */
  const change = (run: () => void): void => {
    isWriting = true;
    run();
    isWriting = false;
  };

  const write = (repetition: Repetition | null): void =>
    change(() => {
      if (repetition !== null) {
        if (repetition !== stored.repetition.get()) stored.repetition.set(repetition);
        return;
      }
      if (stored.repetition.get() !== null || stored.isUnreadable()) stored.repetition.remove();
      if (stored.counts.get() !== null) stored.counts.remove();
    });

  const show = (): void => {
    const now = facts();
    const nextAt = now.minutes === 0 || now.urgent === 0 ? null : (now.repetition?.nextAt ?? null);
    parts.onView({ isRaised: isRaised(now), isBlocked, nextAt });
  };

  const wakeIn = (ms: number): void => {
    cancelWake?.();
    cancelWake = clock.setTimeout(() => review(), Math.max(0, ms));
  };

  const setWake = (): void => {
    const { now, repetition, counts } = facts();
    const times = [
      ...(isHeld && !isBusy && repetition !== null ? [repetition.nextAt] : []),
      ...(counts === null ? [] : [countsEndAt(counts) + 1]),
    ].filter((at) => at > now);
    if (times.length > 0) wakeIn(Math.min(...times) - now);
    else cancelWake?.();
  };

  const review = (): void => {
    if (aborter.signal.aborted) return;
    if (isHeld && !isBusy) write(repetitionOf(facts()));
    show();
    setWake();
    attend();
  };

  /** Two tabs that do not agree must not answer each other at once. */
  const onStored = (): void => {
    if (isWriting) return;
    show();
    setWake();
    if (isHeld && !isBusy && repetitionOf(facts()) !== stored.repetition.get()) {
      wakeIn(SOUND_EVERY_MS);
    }
  };

  const queue = (): void => {
    giveUp = lock.hold(lockName, () => {
      isHeld = true;
      review();
    });
  };

  /** False: it has come round, and no other tab could sound either. */
  const letOthersGoFirst = (what: 'check' | 'arrival', at: number): boolean => {
    if (passed[what] === at) return false;
    passed[what] = at;
    isHeld = false;
    giveUp();
    queue();
    return true;
  };

  /** True: the browser has blocked it. */
  const makeSound = async (): Promise<boolean> => {
    if (sound === null || !settings.get().isSoundOn) return false;
    if (!maySound(stored.soundedOn.get(), clock.now())) return false;
    try {
      isBlocked = (await sound.play()) === 'blocked';
    } catch (error) {
      onError(error);
      return false;
    }
    if (!isBlocked) stored.soundedOn.set(clock.now());
    return isBlocked;
  };

  const goOn = (): void => {
    const { minutes } = settings.get();
    write(minutes === 0 ? null : repetitionFrom(minutes, clock.now()));
  };

  /** True: urgent alerts are unresolved. A failed check is reported and lowers the flag (spec §8). */
  const check = async (): Promise<boolean> => {
    try {
      const { urgent, important } = await parts.countUnresolved(aborter.signal);
      if (aborter.signal.aborted) return false;
      if (urgent !== null && urgent > 0) {
        change(() => stored.counts.set({ urgent, important, readOn: clock.now() }));
        return true;
      }
      write(null);
    } catch (error) {
      if (aborter.signal.aborted) return false;
      onError(error);
      change(() => stored.counts.remove());
      goOn();
    }
    return false;
  };

  const remind = async ({ nextAt }: Repetition): Promise<void> => {
    const mustSound = passed.check !== nextAt;
    const isUrgent = mustSound && (await check());
    if (aborter.signal.aborted) return;
    if (isUrgent) show();
    const isRefused = isUrgent && (await makeSound());
    if (aborter.signal.aborted) return;
    if (isRefused && letOthersGoFirst('check', nextAt)) return;
    if (isUrgent || !mustSound) goOn();
  };

  const soundArrival = async (at: number): Promise<void> => {
    const isRefused = passed.arrival !== at && (await makeSound());
    if (aborter.signal.aborted) return;
    if (isRefused && letOthersGoFirst('arrival', at)) return;
    if (arrivedAt === at) arrivedAt = null;
  };

  const work = async (task: Promise<void>): Promise<void> => {
    isBusy = true;
    await task;
    isBusy = false;
    review();
  };

  const attend = (): void => {
    if (!isHeld || isBusy) return;
    const now = clock.now();
    const repetition = stored.repetition.get();
    if (arrivedAt !== null) {
      const isLate = now - arrivedAt >= SOUND_EVERY_MS;
      if (isLate || !maySound(stored.soundedOn.get(), now)) arrivedAt = null;
    }
    if (repetition !== null && now >= repetition.nextAt) void work(remind(repetition));
    else if (arrivedAt !== null) void work(soundArrival(arrivedAt));
  };

  const leave = [stored.subscribe(onStored), settings.subscribe(() => review())];
  queue();
  review();

  return {
    countsChanged: review,
    urgentArrived() {
      arrivedAt = clock.now();
      attend();
    },
    async enableSound() {
      if (sound === null) return false;
      try {
        isBlocked = !(await sound.unlock()) || (await sound.play()) === 'blocked';
      } catch (error) {
        onError(error);
        return false;
      }
      if (!aborter.signal.aborted) show();
      return !isBlocked;
    },
    stop() {
      aborter.abort();
      leave.forEach((end) => end());
      cancelWake?.();
      giveUp();
    },
  };
}
