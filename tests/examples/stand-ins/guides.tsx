import type { AlertPage, AlertQuery, AlertSource } from '@pantau/alert-center';
import type { SessionUser } from '@pantau/core';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryHarness } from '../../../packages/alert-center/src/testing/memory-harness.test.setup.ts';
import { describe, it } from '../page/framework.ts';
import type { StandIns } from '../page/stand-ins.ts';
import { liveBell } from './alert-center.tsx';
import { asText, getToken, user } from './host.tsx';

const range = { start: Date.now() - 48 * 3_600_000, end: Date.now() };
const query: AlertQuery = { urgency: 'urgent', range, limit: 20, unresolvedOnly: false };

export const standIns: StandIns = {
  given: {
    describe,
    it,
    myToken: getToken,
    createHarness: () => createMemoryHarness(),
    parsePage: (body: unknown) => body,
    process: { env: { PANTAU_URL: location.origin, PANTAU_API_KEY: 'unknown' } },
    currentUser: () => Promise.resolve(user),
    AlertBell: liveBell,
  },
  shows: {
    Bell: (Bell: ComponentType<{ user: SessionUser }>) => <Bell user={user} />,
    AlertBell: (AlertBell: ComponentType<{ user: SessionUser }>) => <AlertBell user={user} />,
    // A page has a document already.
    RootLayout: (RootLayout: ComponentType<{ children: ReactNode }>) => (
      <output>{renderToStaticMarkup(<RootLayout>Fleet</RootLayout>)}</output>
    ),
    Page: (Page: () => Promise<ReactElement>) => Page(),
  },
  uses: {
    listAlerts: async (values: { listAlerts(query: AlertQuery): Promise<AlertPage> }) =>
      asText(await values.listAlerts(query)),
    element: (values: { element: HTMLElement }) => asText(values.element.isConnected),
    'userOf, POST': async (values: { POST(request: Request): Promise<Response> }) => {
      const request = new Request(`${location.origin}/api/pantau-token`, { method: 'POST' });
      return `nobody signed in: ${(await values.POST(request)).status}`;
    },
    appearance: asText,
    'brand, findings': asText,
    'tokens, source, evidence': async (values: { source: AlertSource }) =>
      asText(await values.source.listAlerts(query)),
  },
};
