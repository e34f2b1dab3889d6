'use client';

import { AlertCenter } from '@pantau/alert-center';
import { createHttpBackend } from '@pantau/alert-center/http';
import { PantauProvider } from '@pantau/core';

const baseUrl = process.env.NEXT_PUBLIC_PANTAU_URL ?? '';

/** Called again whenever the token has expired. What is thrown here counts as signed out. */
async function getToken(): Promise<string> {
  const response = await fetch('/api/pantau-token', { method: 'POST' });
  if (!response.ok) throw new Error(`No token: ${response.status}`);
  return response.text();
}

// Outside of the component: a different source starts a new alert centre.
const { alerts, evidence, calls } = createHttpBackend({ baseUrl, getToken });
const maps = { staticMapUrl: `${baseUrl}/api/static-map` };

/** Language and time zone are set: those of the server can differ from those of the browser. */
export function AlertBell() {
  return (
    <PantauProvider embedded locale="en" timeZone="Asia/Jakarta" theme="system">
      <AlertCenter source={alerts} evidence={evidence} calls={calls} maps={maps} />
    </PantauProvider>
  );
}
