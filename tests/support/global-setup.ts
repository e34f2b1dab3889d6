import { ensurePortal } from '../../scripts/lib/ensure-portal.mjs';
import { ensureWidget } from './ensure-widget.ts';

/** What the tests drive is what is shipped: built from the sources as they are now. */
export default async function globalSetup(): Promise<void> {
  await ensurePortal();
  await ensureWidget();
}
