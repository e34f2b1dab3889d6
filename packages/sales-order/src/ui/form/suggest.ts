import type { OrderSuggestionField } from '../../engine/orders/order-keys.ts';
import type { OrderSource } from '../../engine/orders/order-source.ts';

/** Requests suggestions for a field. */
export type Suggest = () => Promise<readonly string[]>;

/**
 * Suggestions that are requested once: of the customer's orders, or of all orders if the customer has none.
 *
 * @param customer empty for all orders
 */
export function suggestOnce(
  source: OrderSource,
  field: OrderSuggestionField,
  customer: string,
): Suggest {
  let known: Promise<readonly string[]> | null = null;
  const request = async (): Promise<readonly string[]> => {
    const own = customer === '' ? [] : await source.suggest(field, customer);
    return own.length > 0 ? own : source.suggest(field, null);
  };
  return async () => {
    known ??= request();
    try {
      return await known;
    } catch (error) {
      known = null;
      throw error;
    }
  };
}
