/** The keys by which queries filter and sort, one per column of the list. */
export const orderKeys = [
  'number',
  'status.name',
  'sales_name',
  'customer_name',
  'reference_number',
  'created_on',
  'target.picked_on',
  'target.delivered_on',
  'sender.name',
  'sender.phone_number',
  'recipient.name',
  'recipient.phone_number',
  'total_weight',
  'total_volume',
  'total_price',
  'locations',
] as const;

export type OrderKey = (typeof orderKeys)[number];

/** The keys with totals. */
export type OrderTotalKey = 'total_weight' | 'total_volume' | 'total_price';

/** The fields with suggestions. */
export type OrderSuggestionField =
  'customer_name' | 'sales_name' | 'sender.name' | 'recipient.name' | 'location';
