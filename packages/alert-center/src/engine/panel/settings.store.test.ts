import { createFakeStore } from '@pantau/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { REMINDER_DEFAULT_MINUTES, REMINDER_MINUTES } from '../alert/limits.ts';
import { fixedScope } from '../state/storage-scope.ts';
import { createSettingsState } from './settings.store.ts';

const onError = vi.fn();
const settingsIn = (store = createFakeStore()) => createSettingsState(store, fixedScope(), onError);

describe('settings of the alert centre', () => {
  it('offer reminders off or every 5, 10, 15, 30 or 60 minutes, 5 by default (AC-55)', () => {
    expect(REMINDER_MINUTES).toEqual([0, 5, 10, 15, 30, 60]);
    expect(REMINDER_DEFAULT_MINUTES).toBe(5);
    expect(settingsIn().get()).toEqual({
      minutes: 5,
      isSoundOn: true,
      showsPreviews: true,
      asksBeforeResolve: true,
      asksBeforeCheckAgain: true,
      movesOn: false,
    });
  });

  it.each([0, 5, 10, 15, 30, 60] as const)('store %i minutes under reminderSetting', (minutes) => {
    const store = createFakeStore();
    settingsIn(store).change({ minutes });
    expect(settingsIn(store).get().minutes).toBe(minutes);
    expect(store.getItem('reminderSetting')).toContain(`"minutes":${minutes}`);
  });

  it('change one setting and leave the others', () => {
    const settings = settingsIn();
    settings.change({ isSoundOn: false });
    settings.change({ minutes: 30 });
    expect(settings.get()).toEqual({
      minutes: 30,
      isSoundOn: false,
      showsPreviews: true,
      asksBeforeResolve: true,
      asksBeforeCheckAgain: true,
      movesOn: false,
    });
  });

  it('return the same object until they change, and follow changes in another tab', () => {
    const store = createFakeStore();
    const [here, there] = [settingsIn(store), settingsIn(store)];
    expect(here.get()).toBe(here.get());
    const listener = vi.fn();
    const leave = here.subscribe(listener);
    there.change({ minutes: 10 });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(here.get().minutes).toBe(10);
    leave();
    expect(store.subscriptions()).toBe(0);
  });

  it('store whether repeats stack once the user has chosen, also not to (AC-741)', () => {
    const store = createFakeStore();
    const read = () => settingsIn(store).get().stacksRepeats;
    expect(read()).toBeUndefined();
    settingsIn(store).change({ stacksRepeats: false });
    expect(read()).toBe(false);
    settingsIn(store).change({ stacksRepeats: true });
    expect(read()).toBe(true);
    store.setItem('reminderSetting', '{"minutes":5,"stacksRepeats":"often"}');
    expect(read()).toBeUndefined();
  });

  it.each(['{broken', '{"minutes":7}', '"5"', '[]'])(
    'fall back to the defaults and report %s',
    (raw) => {
      onError.mockClear();
      const settings = settingsIn(createFakeStore({ reminderSetting: raw }));
      expect(settings.get().minutes).toBe(5);
      expect(onError).toHaveBeenCalledTimes(1);
    },
  );

  it('read plain minutes and settings stored by an older version', () => {
    const read = (raw: string) => settingsIn(createFakeStore({ reminderSetting: raw })).get();
    expect(read('15')).toMatchObject({ minutes: 15, isSoundOn: true });
    expect(read('{"minutes":10,"isSoundOn":false,"showsPreviews":"?"}')).toMatchObject({
      minutes: 10,
      isSoundOn: false,
      showsPreviews: true,
      asksBeforeResolve: true,
      asksBeforeCheckAgain: true,
      movesOn: false,
    });
  });
});
