import { describe, expect, it } from 'vitest';
import { type MenuSituation, isCollapsible, keepsChoice, menuMode } from './menu-mode.ts';

const situation = (rest: Partial<MenuSituation>): MenuSituation => ({
  width: 'wide',
  driverUser: false,
  startsCollapsed: false,
  collapsed: false,
  expandedHere: false,
  orientation: 'vertical',
  sidebar: 'light',
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

  it.each<[Partial<MenuSituation>, string]>([
    [{ orientation: 'horizontal' }, 'top'],
    [{ orientation: 'horizontal', sidebar: 'icon', width: 'medium' }, 'top'],
    [{ sidebar: 'icon', expandedHere: true }, 'rail'],
    [{ sidebar: 'compact', collapsed: true }, 'compact'],
    [{ sidebar: 'compact', startsCollapsed: true, expandedHere: true }, 'rail'],
    [{ sidebar: 'dark' }, 'full'],
    [{ sidebar: 'colored', collapsed: true }, 'rail'],
    [{ orientation: 'horizontal', sidebar: 'compact', width: 'narrow' }, 'drawer'],
    [{ orientation: 'horizontal', driverUser: true }, 'closed'],
  ])('with the layout %j is shown as %s (SH-82)', (rest, mode) => {
    expect(menuMode(situation(rest))).toBe(mode);
  });

  it('collapses only where the layout has a full menu and a rail (SH-82)', () => {
    const canCollapse = (rest: Partial<MenuSituation>): boolean =>
      isCollapsible(menuMode(situation(rest)), situation(rest));
    expect(canCollapse({})).toBe(true);
    expect(canCollapse({ sidebar: 'colored', collapsed: true })).toBe(true);
    expect(canCollapse({ sidebar: 'icon' })).toBe(false);
    expect(canCollapse({ sidebar: 'compact', startsCollapsed: true })).toBe(false);
    expect(canCollapse({ orientation: 'horizontal' })).toBe(false);
  });
});
