import type { Clock } from '@pantau/core';
import { EMERGENCY_YIELD_MS, SOUND_EVERY_MS } from '../alert/limits.ts';
import {
  type ReminderFacts,
  type Repetition,
  countsEndAt,
  isRaised,
  canSound,
  repetitionFrom,
  repetitionOf,
} from './reminder-rules.ts';
import type { AlertSound, AlertTone } from './alert-sound.port.ts';
import type { TabLock } from './tab-lock.port.ts';
import type { SettingsState } from '../panel/settings.store.ts';
import type { ReminderView } from './reminder-view.ts';
import type { StoredReminder } from './stored-reminder.ts';

export interface RunReminderOptions {
  readonly clock: Clock;
  readonly settings: SettingsState;
  readonly stored: StoredReminder;
  readonly lock: TabLock;
  readonly lockName: string;
  /** `null` disables the sound. */
  readonly sound: AlertSound | null;
  /** Requests the counts; `urgent` is `null` for users who cannot see urgent alerts. */
  readonly countUnresolved: (
    signal: AbortSignal,
  ) => Promise<{ readonly urgent: number | null; readonly important: number }>;
  /** Unresolved urgent alerts of the live view; `null` while unknown. */
  readonly urgentNow: () => number | null;
  /** Whether an emergency keeps sounding. */
  readonly hasEmergency: () => boolean;
  readonly onView: (view: ReminderView) => void;
  readonly onError: (error: unknown) => void;
}

export interface RunningReminder {
  /** Call when the result of `urgentNow` or `hasEmergency` may have changed. */
  countsChanged(): void;
  /** Call when an alert has arrived. */
  arrived(tone: Exclude<AlertTone, 'emergency'>): void;
  /** Called during a user gesture; plays a tone once as a sample. */
  enableSound(tone?: AlertTone): Promise<boolean>;
  stop(): void;
}

/**
 * The urgent reminder of one tab. Tabs of an origin share the stored state; the tab that holds the lock
 * checks and sounds (AC-59), and passes the lock on when its sound is blocked.
 */
export function runReminder(options: RunReminderOptions): RunningReminder {
  const { clock, settings, stored, lock, lockName, sound, onError } = options;
  const aborter = new AbortController();
  let isHeld = false;
  let isBusy = false;
  let isWriting = false;
  let isBlocked = false;
  /** An arrival that has not sounded yet. */
  let arrival: { readonly at: number; readonly tone: AlertTone } | null = null;
  /** When this tab last tried to sound an emergency. */
  let triedOn: number | null = null;
  /** The check, the arrival and the minute of an emergency for which this tab has yielded the lock on. */
  const yielded: { check?: number; arrival?: number; emergency?: number } = {};
  let release = (): void => {};
  let cancelTimer: (() => void) | undefined;

  const facts = (): ReminderFacts => ({
    now: clock.now(),
    minutes: settings.get().minutes,
    urgent: options.urgentNow(),
    repetition: stored.repetition.get(),
    isUnreadable: stored.isUnreadable(),
    counts: stored.counts.get(),
  });

  /** Changes stored values without handling the notification as a change of another tab. */
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
    options.onView({ isRaised: isRaised(now), isBlocked, nextAt });
  };

  const reviewIn = (ms: number): void => {
    cancelTimer?.();
    cancelTimer = clock.setTimeout(() => review(), Math.max(0, ms));
  };

  const hasSound = (): boolean => sound !== null && settings.get().isSoundOn;

  /** When an emergency sounds next; null while none does. */
  const emergencyAt = (): number | null => {
    if (!hasSound() || !options.hasEmergency()) return null;
    const now = clock.now();
    const times = [stored.soundedOn.get(), triedOn].filter((at) => at !== null && at <= now);
    return times.reduce((due: number, at) => Math.max(due, (at ?? 0) + SOUND_EVERY_MS), now);
  };

  const setTimer = (): void => {
    const { now, repetition, counts } = facts();
    const emergency = emergencyAt();
    const times = [
      ...(isHeld && !isBusy && repetition !== null ? [repetition.nextAt] : []),
      ...(isHeld && !isBusy && emergency !== null ? [emergency] : []),
      ...(counts === null ? [] : [countsEndAt(counts) + 1]),
    ].filter((at) => at > now);
    if (times.length > 0) reviewIn(Math.min(...times) - now);
    else cancelTimer?.();
  };

  const review = (): void => {
    if (aborter.signal.aborted) return;
    if (isHeld && !isBusy) write(repetitionOf(facts()));
    show();
    setTimer();
    attend();
  };

  /** Delays corrections, so that two tabs that disagree do not overwrite each other in a loop. */
  const onStored = (): void => {
    if (isWriting) return;
    show();
    setTimer();
    if (isHeld && !isBusy && repetitionOf(facts()) !== stored.repetition.get()) {
      reviewIn(SOUND_EVERY_MS);
    }
  };

  const requestLock = (): void => {
    release = lock.hold(lockName, () => {
      isHeld = true;
      review();
    });
  };

  /**
   * Passes the lock on once per cause; returns false when it has come back, as every tab is
   * blocked.
   */
  const passLockOn = (cause: keyof typeof yielded, at: number): boolean => {
    if (yielded[cause] === at) return false;
    yielded[cause] = at;
    isHeld = false;
    release();
    requestLock();
    return true;
  };

  /** Resolves to whether the browser blocked the sound. */
  const makeSound = async (tone: AlertTone): Promise<boolean> => {
    if (sound === null || !hasSound()) return false;
    if (!canSound(stored.soundedOn.get(), clock.now())) return false;
    try {
      isBlocked = (await sound.play(options.hasEmergency() ? 'emergency' : tone)) === 'blocked';
    } catch (error) {
      onError(error);
      return false;
    }
    if (!isBlocked) stored.soundedOn.set(clock.now());
    return isBlocked;
  };

  const scheduleNext = (): void => {
    const { minutes } = settings.get();
    write(minutes === 0 ? null : repetitionFrom(minutes, clock.now()));
  };

  /**
   * Resolves to whether urgent alerts are unresolved. A failed check is reported and lowers the flag
   * (AC-60).
   */
  const check = async (): Promise<boolean> => {
    try {
      const { urgent, important } = await options.countUnresolved(aborter.signal);
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
      scheduleNext();
    }
    return false;
  };

  const remind = async ({ nextAt }: Repetition): Promise<void> => {
    const shouldCheck = yielded.check !== nextAt;
    const isUrgent = shouldCheck && (await check());
    if (aborter.signal.aborted) return;
    if (isUrgent) show();
    const wasBlocked = isUrgent && (await makeSound('urgent'));
    if (aborter.signal.aborted) return;
    if (wasBlocked && passLockOn('check', nextAt)) return;
    if (isUrgent || !shouldCheck) scheduleNext();
  };

  const soundArrival = async (next: NonNullable<typeof arrival>): Promise<void> => {
    const wasBlocked = yielded.arrival !== next.at && (await makeSound(next.tone));
    if (aborter.signal.aborted) return;
    if (wasBlocked && passLockOn('arrival', next.at)) return;
    if (arrival === next) arrival = null;
  };

  const soundEmergency = async (): Promise<void> => {
    triedOn = clock.now();
    const minute = Math.floor(triedOn / EMERGENCY_YIELD_MS);
    const wasBlocked = await makeSound('emergency');
    if (wasBlocked && !aborter.signal.aborted) passLockOn('emergency', minute);
  };

  const runTask = async (task: Promise<void>): Promise<void> => {
    isBusy = true;
    await task;
    isBusy = false;
    review();
  };

  const attend = (): void => {
    if (!isHeld || isBusy) return;
    const now = clock.now();
    const repetition = stored.repetition.get();
    if (arrival !== null) {
      const isLate = now - arrival.at >= SOUND_EVERY_MS;
      if (isLate || !canSound(stored.soundedOn.get(), now)) arrival = null;
    }
    if (repetition !== null && now >= repetition.nextAt) void runTask(remind(repetition));
    else if (arrival !== null) void runTask(soundArrival(arrival));
    else if ((emergencyAt() ?? Infinity) <= now) void runTask(soundEmergency());
  };

  const unsubscribers = [stored.subscribe(onStored), settings.subscribe(() => review())];
  requestLock();
  review();

  return {
    countsChanged: review,
    arrived(tone) {
      const isSilent = tone === 'important' && settings.get().soundsImportant !== true;
      if (isSilent || (tone === 'important' && arrival?.tone === 'urgent')) return;
      arrival = { at: clock.now(), tone };
      attend();
    },
    async enableSound(tone = 'urgent') {
      if (sound === null) return false;
      try {
        isBlocked = !(await sound.unlock()) || (await sound.play(tone)) === 'blocked';
      } catch (error) {
        onError(error);
        return false;
      }
      if (!aborter.signal.aborted) show();
      return !isBlocked;
    },
    stop() {
      aborter.abort();
      unsubscribers.forEach((unsubscribe) => unsubscribe());
      cancelTimer?.();
      release();
    },
  };
}
