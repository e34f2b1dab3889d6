import { ensurePortal } from '../../scripts/lib/ensure-portal.mjs';
import { ensureWidget } from './ensure-widget.ts';
import { prepareData } from './server.ts';

/** Builds what the tests run against: the portal and the packages as shipped. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await ensurePortal();
  await ensureWidget();
  return prepareData();
}
