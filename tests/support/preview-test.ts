import type { Page } from '@playwright/test';
import { alertCodes } from './alert-codes.ts';
import { type Ingest, createIngest } from './ingest.ts';
import type { PortalPage } from './portal-page.ts';
import { Previews } from './previews.ts';
import { startServer } from './server.ts';
import { type OpenOptions, expect, test as base } from './test.ts';

/** Speeding: no camera uploads its video without a request. */
export const SPEEDING = 8;
/** A position outside every geofence, on a road of the base map. */
export const roadPosition = { latitude: -6.5188, longitude: 107.7905 };

interface PreviewSession {
  readonly portal: PortalPage;
  readonly page: Page;
  readonly previews: Previews;
}

/** Tests on a server with camera vehicles, with the manager signed in. */
export const test = base.extend<{
  readonly signInManager: (options?: OpenOptions) => Promise<PreviewSession>;
}>({
  server: [
    async ({}, use) => {
      const server = await startServer({ cameraVehicles: true });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  ingest: async ({ server }, use) => use(createIngest(server)),
  signInManager: async ({ signedIn }, use) => {
    await use(async (options) => {
      const portal = await signedIn('manager', options);
      return { portal, page: portal.page, previews: new Previews(portal.page) };
    });
  },
});

/** Posts alerts of new vehicles without a position, so their previews have no map. Oldest first. */
export async function postAlerts(ingest: Ingest, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { imei } = await ingest.newVehicle();
    ids.push(await ingest.alert({ imei, alertCode: alertCodes.urgent }));
  }
  return ids;
}

/** Opens a preview by its row, also while another preview has the focus. */
export async function openByRow(portal: PortalPage, rawAlertId: string): Promise<void> {
  // A list keeps its rows while the pointer is over them, and the alert may have arrived since.
  await portal.page.mouse.move(2, 2);
  await portal.row(rawAlertId).getByRole('button').first().click();
}

export { expect };
