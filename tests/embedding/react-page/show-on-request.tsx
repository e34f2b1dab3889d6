import { PantauProvider } from '@pantau/core';
import type { ReactElement } from 'react';
import { type Root, createRoot } from 'react-dom/client';

/** Binds the buttons of the host: one shows an area of Pantau, the other removes it. */
export function showOnRequest(area: ReactElement): void {
  let root: Root | undefined;
  const host = document.getElementById('widget');

  document.getElementById('add')?.addEventListener('click', () => {
    if (host === null || root !== undefined) return;
    root = createRoot(host);
    root.render(
      <PantauProvider
        locale="id"
        theme="light"
        timeZone="Asia/Jakarta"
        storageNamespace="angkasa"
        embedded
        onError={(error) => console.error(error)}
      >
        <div style={{ height: 600 }}>{area}</div>
      </PantauProvider>,
    );
  });

  document.getElementById('remove')?.addEventListener('click', () => {
    root?.unmount();
    root = undefined;
  });
}
