import { createHttpBackend } from '@pantau/alert-center/http';
import { accessTo, type AccessRule, fleetMenu, isAllowed } from '@pantau/shell';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { StandIns } from '../page/stand-ins.ts';
import { asText, getToken, inPantau, nothing, user } from './host.tsx';

const { live } = createHttpBackend({ baseUrl: location.origin, getToken });

type Session = Parameters<typeof isAllowed>[1];

export const standIns: StandIns = {
  given: {
    user,
    live,
    getToken,
    router: { path: '/sales-order', push: nothing, back: nothing },
  },
  shows: {
    Application: (Application: ComponentType<{ children: ReactNode }>) => (
      <Application>
        <p>The page</p>
      </Application>
    ),
    megaphone: (element: ReactElement) => inPantau(element),
    WithPrompts: (WithPrompts: ComponentType<{ children: ReactNode }>) =>
      inPantau(
        <WithPrompts>
          <p>The page</p>
        </WithPrompts>,
      ),
  },
  uses: {
    'session, invoices': ({ session, invoices }: { session: Session; invoices: AccessRule }) =>
      asText([isAllowed(invoices, session), accessTo(fleetMenu, '/sales-order/12', session)]),
  },
};
