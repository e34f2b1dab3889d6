import { createPermissions } from '@pantau/core';
import { type AccessSession, accessTo, fleetMenu, isShownGroup, shownMenu } from '@pantau/shell';
import { describe, expect, it } from 'vitest';
import { demoCompanies } from '../../apps/reference-server/src/demo/demo-companies.ts';
import { demoUsers } from '../../apps/reference-server/src/demo/demo-users.ts';

const watching = 'dashboard liveview2 controltower2 notifications reports';
const all =
  'dashboard liveview2 liveview controltower2 controltower notifications reports salesOrder deliveryRequest delivery fleetTask fleetAvailability invoice routeOptimization deliveryScheduler costManagement trackVideo temporaryTracking route liveStreaming videoHistory vehicleMedia maintenance license landMeasurement driverScore masterData settings marketplace help contactUs companyTicket';
const without = (text: string, ...ids: string[]) =>
  text
    .split(' ')
    .filter((id) => !ids.includes(id))
    .join(' ');

/** The menu of every demo user, from top to bottom. Only the first company has the flag for invoices. */
const menus: Readonly<Record<string, string>> = {
  'manager@demo.pantau.example': all,
  'nomail@demo.pantau.example': all,
  'dispatcher@demo.pantau.example': `${watching} salesOrder temporaryTracking route liveStreaming videoHistory vehicleMedia maintenance driverScore settings help contactUs companyTicket`,
  'viewer@demo.pantau.example': `${watching} driverScore help contactUs`,
  'driver@demo.pantau.example': 'dashboard driverScore',
  'manager@whitelabel.pantau.example': without(all, 'invoice'),
  'manager@brand.pantau.example': without(all, 'invoice'),
  'manager@fresh.pantau.example': without(all, 'invoice'),
  'manager@company1449.pantau.example': without(all, 'invoice', 'help', 'contactUs'),
};

const sessionOf = ({ scopes, company }: (typeof demoUsers)[number]): AccessSession => ({
  user: { companyId: demoCompanies[company].id },
  permissions: createPermissions({ scopes, flags: demoCompanies[company].flags }),
});

describe('the menu of a demo user', () => {
  it.each(demoUsers.map((user) => [user.email, user] as const))(
    'has the pages of %s, and refuses every other (SH-8)',
    (email, user) => {
      const session = sessionOf(user);
      const shown = shownMenu(fleetMenu, session, () => true)
        .flatMap(({ entries }) => entries)
        .flatMap((entry) => (isShownGroup(entry) ? entry.items : [entry]))
        .map(({ item }) => item.id);
      expect(shown.join(' ')).toBe(menus[email]);
      const everyItem = fleetMenu.sections.flatMap(({ entries }) =>
        entries.flatMap((entry) => ('items' in entry ? entry.items : [entry])),
      );
      for (const { id, path } of everyItem) {
        const access = accessTo(fleetMenu, path, session);
        expect(access, path).toBe(shown.includes(id) ? 'allowed' : 'forbidden');
      }
    },
  );
});
