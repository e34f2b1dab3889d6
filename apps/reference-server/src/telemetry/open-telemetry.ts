import type { Telemetry, TelemetryDeps } from './telemetry.ts';

/** Sends traces and metrics to the collector of the settings; without one nothing is loaded (RS-530). */
export async function openTelemetry(deps: TelemetryDeps): Promise<Telemetry | null> {
  const { otlpEndpoint } = deps.settings;
  if (otlpEndpoint === null) return null;
  const { startExport } = await import('./otlp.ts');
  return startExport({ ...deps, otlpEndpoint });
}
