import { ApiError } from '../../lib/api-error.ts';

/**
 * Refuses to change an order that is no longer the one the user saw.
 *
 * @param version the version that the user saw; `undefined` changes any
 * @throws ApiError `CONFLICT`
 */
export function checkVersion(
  order: { readonly number: string; readonly version: number },
  version: number | undefined,
): void {
  if (version === undefined || version === order.version) return;
  throw new ApiError('CONFLICT', 'orderChanged', { number: order.number });
}
