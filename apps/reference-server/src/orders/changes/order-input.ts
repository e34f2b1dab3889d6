import * as v from 'valibot';
import type { salesOrders } from '../../db/schema.ts';
import { ApiError } from '../../lib/api-error.ts';
import { freeText } from '../../lib/user-text.ts';
import { parseInstant } from '../query/parse-instant.ts';
import { quoteForMessage } from '../query/quote-for-message.ts';

type Values = Partial<typeof salesOrders.$inferInsert>;

const TEXT_MAX = 200;
const LOCATIONS_MAX = 20;
const AMOUNT_MAX = 1_000_000_000;
const PRICE_MAX = 1_000_000_000_000_000;

const text = freeText(TEXT_MAX);
/** Empty text is no value. */
const optionalText = v.optional(
  v.nullable(
    v.pipe(
      text,
      v.transform((value) => (value === '' ? null : value)),
    ),
  ),
);
const instant = v.optional(
  v.nullable(v.pipe(v.string(), v.transform(parseInstant), v.nonNullable(v.date()))),
);
const amount = (max: number) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(max)));
const contact = v.optional(v.object({ name: optionalText, phone_number: optionalText }));

const orderFields = {
  sales_name: optionalText,
  customer_name: v.optional(v.pipe(text, v.nonEmpty())),
  reference_number: optionalText,
  target: v.optional(v.object({ picked_on: instant, delivered_on: instant })),
  sender: contact,
  recipient: contact,
  total_weight: amount(AMOUNT_MAX),
  total_volume: amount(AMOUNT_MAX),
  total_price: amount(PRICE_MAX),
  locations: v.optional(v.pipe(v.array(v.pipe(text, v.nonEmpty())), v.maxLength(LOCATIONS_MAX))),
};

const changedOrder = v.object({
  ...orderFields,
  version: v.optional(v.pipe(v.number(), v.integer())),
});
const newOrder = v.object({ ...orderFields, customer_name: v.pipe(text, v.nonEmpty()) });

/** @throws ApiError `INVALID_INPUT` that names the invalid field. */
function parseBody<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const parsed = v.safeParse(schema, body ?? {});
  if (parsed.success) return parsed.output;
  const field = v.getDotPath(parsed.issues[0]) ?? 'body';
  const values = { field: quoteForMessage(field) };
  throw new ApiError('INVALID_INPUT', 'orderFieldInvalid', values, field);
}

/** The columns that are given; the others are `undefined`, which leaves them as they are. */
function valuesOf(order: v.InferOutput<typeof changedOrder>): Values {
  return {
    salesName: order.sales_name,
    customerName: order.customer_name,
    referenceNumber: order.reference_number,
    pickedOn: order.target?.picked_on,
    deliveredOn: order.target?.delivered_on,
    senderName: order.sender?.name,
    senderPhone: order.sender?.phone_number,
    recipientName: order.recipient?.name,
    recipientPhone: order.recipient?.phone_number,
    totalWeight: order.total_weight,
    totalVolume: order.total_volume,
    totalPrice: order.total_price,
    locations: order.locations,
  } as Values;
}

/** @throws ApiError `INVALID_INPUT` that names the invalid field. */
export function parseNewOrder(body: unknown): Values & { readonly customerName: string } {
  const order = parseBody(newOrder, body);
  return { ...valuesOf(order), customerName: order.customer_name };
}

/** @throws ApiError `INVALID_INPUT` that names the invalid field. */
export function parseOrderChanges(body: unknown): {
  readonly values: Values;
  readonly version: number | undefined;
} {
  const order = parseBody(changedOrder, body);
  return { values: valuesOf(order), version: order.version };
}

type Targets = Pick<Values, 'pickedOn' | 'deliveredOn'>;

/** @throws ApiError `INVALID_INPUT` if the delivery date is before the pick-up date. */
export function checkTargets({ pickedOn, deliveredOn }: Targets): void {
  if (pickedOn && deliveredOn && deliveredOn < pickedOn) {
    throw new ApiError('INVALID_INPUT', 'orderTargetReversed', {}, 'target.delivered_on');
  }
}
