import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPermissions } from './permissions.ts';
import { SessionProvider, useSession } from './session-context.tsx';
import type { SessionUser } from './session-user.ts';

const user: SessionUser = {
  userId: '1',
  fullname: 'Agus',
  email: null,
  phoneNo: null,
  lastReminder: null,
  companyId: 1,
  companyName: 'Demo',
  companyType: 'standard',
  timeZone: 'Asia/Jakarta',
  scopes: ['a:read', 'b:read'],
  flags: ['multiImei'],
};

describe('permissions', () => {
  const permissions = createPermissions(user);

  it('check one, any or all of several scopes (CO-1)', () => {
    expect([permissions.can('a:read'), permissions.can('c:read')]).toEqual([true, false]);
    expect(permissions.canAny(['c:read', 'b:read'])).toBe(true);
    expect(permissions.canAny(['c:read'])).toBe(false);
    expect(permissions.canAll(['a:read', 'b:read'])).toBe(true);
    expect(permissions.canAll(['a:read', 'c:read'])).toBe(false);
  });

  it('require nothing if the list is empty (CO-1)', () => {
    expect(permissions.canAny([])).toBe(false);
    expect(permissions.canAll([])).toBe(true);
  });

  it('check flags', () => {
    expect(permissions.hasFlag('multiImei')).toBe(true);
    expect(permissions.hasFlag('vsms2_bilingual')).toBe(false);
  });

  it.each([
    [['tms_driver:read', 'tms_driver:update'], true],
    [['tms_driver:read', 'tms_driver:update', 'vgroups:read'], false],
    [['tms_driver:read'], false],
    [['tms_driver:update'], false],
    [[], false],
  ])('with %j: driver user is %s (CO-130)', (scopes, driverUser) => {
    expect(createPermissions({ scopes, flags: [] }).driverUser).toBe(driverUser);
  });
});

describe('useSession', () => {
  function Probe() {
    const session = useSession();
    return `${session.user?.fullname ?? 'nobody'} ${session.permissions.can('a:read')}`;
  }

  it('returns the user and their permissions', () => {
    const element = (
      <SessionProvider user={user}>
        <Probe />
      </SessionProvider>
    );
    expect(renderToStaticMarkup(element)).toBe('Agus true');
  });

  it('permits nothing while signed out (CO-2)', () => {
    const element = (
      <SessionProvider user={null}>
        <Probe />
      </SessionProvider>
    );
    expect(renderToStaticMarkup(element)).toBe('nobody false');
  });
});
