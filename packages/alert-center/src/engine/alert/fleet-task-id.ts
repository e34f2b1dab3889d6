/**
 * The id that Fleet Task Instant Detail is opened by: the second piece of the alert's data (spec alerts
 * §2, Routes). Undefined where there is none.
 */
export function fleetTaskId(alertData: string | null): string | undefined {
  return alertData?.split(',')[1]?.trim() || undefined;
}
