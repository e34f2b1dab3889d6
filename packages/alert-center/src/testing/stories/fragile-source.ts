import type { MemoryAlertSource } from '../../adapters/memory/index.ts';

/** A source whose alerts throw while they are rendered, as long as `isFaulty` says so. */
export function fragileSource(
  source: MemoryAlertSource,
  isFaulty: () => boolean,
): MemoryAlertSource {
  return {
    ...source,
    async listAlerts(query, signal) {
      const page = await source.listAlerts(query, signal);
      const alerts = page.alerts.map((alert) => {
        const { licensePlate } = alert.vehicle;
        const vehicle = {
          ...alert.vehicle,
          get licensePlate(): string {
            if (isFaulty()) throw new Error('A fault in a row');
            return licensePlate;
          },
        };
        return { ...alert, vehicle };
      });
      return { ...page, alerts };
    },
  };
}
