/**
 * The id for the route Fleet Task Instant Detail: the second comma-separated part of the alert's data
 * (AC-74). Undefined when there is none.
 */
export function fleetTaskId(alertData: string | null): string | undefined {
  return alertData?.split(',')[1]?.trim() || undefined;
}
