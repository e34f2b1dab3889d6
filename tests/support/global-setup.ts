import { ensurePortal } from '../../scripts/lib/ensure-portal.mjs';

/** What the tests drive is what is shipped: built from the sources as they are now. */
export default async function globalSetup(): Promise<void> {
  await ensurePortal();
}
