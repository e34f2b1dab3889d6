import { describe, expect, it } from 'vitest';
import { type MenuSituation, keepsChoice, menuMode } from './menu-mode.ts';

const situation = (rest: Partial<MenuSituation>): MenuSituation => ({
  width: 'wide',
  driverUser: false,
  startsCollapsed: false,
  collapsed: false,
  expandedHere: false,
  ...rest,
});

describe('the menu', () => {
  it.each(['narrow', 'medium', 'wide'] as const)(
    'is closed for driver users: %s window (SH-10)',
    (width) => {
      const mode = menuMode(situation({ width, driverUser: true, expandedHere: true }));
      expect(mode).toBe('closed');
    },
  );

  it.each<[Partial<MenuSituation>, string]>([
    [{}, 'full'],
    [{ collapsed: true }, 'rail'],
    [{ width: 'medium' }, 'rail'],
    [{ width: 'medium', expandedHere: true }, 'full'],
    [{ width: 'narrow', expandedHere: true }, 'drawer'],
  ])('with %j is shown as %s (SH-12)', (rest, mode) => {
    expect(menuMode(situation(rest))).toBe(mode);
  });

  it('starts collapsed on the pages that say so, whatever the user chose elsewhere (SH-11)', () => {
    const onLiveview = situation({ startsCollapsed: true });
    expect(menuMode(onLiveview)).toBe('rail');
    expect(menuMode({ ...onLiveview, expandedHere: true })).toBe('full');
    expect(keepsChoice(onLiveview)).toBe(false);
    expect(keepsChoice(situation({}))).toBe(true);
  });
});
