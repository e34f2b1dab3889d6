import { askServer } from './ask-server.ts';
import type { Server } from './server.ts';

/** The server's count of unresolved alerts for the manager, both urgencies together. */
export async function unresolvedTotal(server: Pick<Server, 'origin'>): Promise<number> {
  const { totalImportantAlerts } = await askServer<{
    totalImportantAlerts: { data: { unresolved: number }[] };
  }>(server, '{ totalImportantAlerts { data { unresolved } } }');
  return totalImportantAlerts.data.reduce((sum, { unresolved }) => sum + unresolved, 0);
}
