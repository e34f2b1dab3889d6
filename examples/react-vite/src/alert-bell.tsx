import { AlertCenter } from '@pantau/alert-center';
import { createHttpBackend } from '@pantau/alert-center/http';
import { PantauProvider } from '@pantau/core';

const baseUrl: string = import.meta.env.VITE_PANTAU_URL;

/** Called again whenever the token has expired. What is thrown here counts as signed out. */
async function getToken(): Promise<string> {
  const response = await fetch('/pantau-token', { method: 'POST' });
  if (!response.ok) throw new Error(`No token: ${response.status}`);
  return response.text();
}

// Outside of the component: a different source starts a new alert centre.
const { alerts, evidence, calls } = createHttpBackend({ baseUrl, getToken });
const maps = { staticMapUrl: `${baseUrl}/api/static-map` };

export function AlertBell({ onTotal }: { onTotal: (total: number | null) => void }) {
  return (
    // Isolated: no style sheet of the page reaches it, and it needs none of the packages' style sheets.
    <PantauProvider isolated locale="en" timeZone="Asia/Jakarta" theme="system">
      <AlertCenter
        source={alerts}
        evidence={evidence}
        calls={calls}
        maps={maps}
        onCounts={({ isKnown, total }) => onTotal(isKnown ? total : null)}
      />
    </PantauProvider>
  );
}
