import { isPantauError } from '@pantau/core';

/** Answers of a gateway, which do not say whether the server behind it received the request. */
const gatewayErrors: readonly (number | undefined)[] = [502, 503, 504];

/** Whether the server may have received a request that was rejected. */
export function isUncertain(error: unknown): boolean {
  if (!isPantauError(error)) return true;
  const { kind, status } = error;
  return kind === 'offline' || kind === 'timeout' || gatewayErrors.includes(status);
}
