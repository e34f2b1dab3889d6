import { ApiError } from '../../lib/api-error.ts';
import { findOrderField, type OrderField } from './order-fields.ts';
import { quoteForMessage } from './quote-for-message.ts';

export interface OrderSort {
  readonly field: OrderField;
  readonly isDescending: boolean;
}

/**
 * Parses a sort, such as `created_on desc`.
 *
 * @throws ApiError `INVALID_INPUT` that names the unknown field or the malformed sort.
 */
export function parseSort(text: string): OrderSort {
  const [name = '', direction, ...more] = text.trim().split(/ +/);
  const field = findOrderField(name);
  if (field === undefined) {
    throw new ApiError('INVALID_INPUT', 'sortFieldUnknown', { field: quoteForMessage(name) });
  }
  if (more.length > 0 || (direction !== 'asc' && direction !== 'desc')) {
    throw new ApiError('INVALID_INPUT', 'sortMalformed', { sort: quoteForMessage(text) });
  }
  return { field, isDescending: direction === 'desc' };
}
