import { ensurePortal } from '../../scripts/lib/ensure-portal.mjs';
import { ensureWidget } from './ensure-widget.ts';
import { prepareData } from './server.ts';

/** What the tests drive is what is shipped: built from the sources as they are now. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await ensurePortal();
  await ensureWidget();
  return prepareData();
}
