/** In the order of an order's life. Any status can follow any other. */
export const orderStatuses = ['DRAFT', 'CONFIRMED', 'ASSIGNED', 'COMPLETED', 'CANCELED'] as const;

export type OrderStatus = (typeof orderStatuses)[number];

export type OrderId = string;

export interface OrderContact {
  readonly name: string | null;
  readonly phoneNumber: string | null;
}

/** What users enter. Times are in epoch ms. */
export interface OrderFields {
  readonly customerName: string;
  readonly salesName: string | null;
  readonly referenceNumber: string | null;
  /** When the goods are to be picked up. */
  readonly pickedOn: number | null;
  /** When they are to be delivered; not before `pickedOn`. */
  readonly deliveredOn: number | null;
  readonly sender: OrderContact;
  readonly recipient: OrderContact;
  /** In kg. */
  readonly totalWeight: number;
  /** In cbm. */
  readonly totalVolume: number;
  /** In IDR. */
  readonly totalPrice: number;
  /** Where the goods are picked up and delivered, in sequence. */
  readonly locations: readonly string[];
}

/** A sales order as lists show it. */
export interface Order extends OrderFields {
  readonly id: OrderId;
  /** Unique in the company. */
  readonly number: string;
  readonly status: OrderStatus;
  /** Epoch ms. */
  readonly createdOn: number;
  /** Incremented by every change. */
  readonly version: number;
}

export interface OrderDetail extends Order {
  /** Epoch ms. */
  readonly updatedOn: number;
  /** `null` unless the order is canceled. */
  readonly canceledReason: string | null;
  readonly canceledNote: string | null;
}

/** A recorded change of an order. */
export interface OrderChange {
  readonly id: string;
  readonly action: 'created' | 'updated' | 'transition';
  /** Epoch ms. */
  readonly at: number;
  readonly user: { readonly id: string; readonly name: string } | null;
  readonly fromStatus: OrderStatus | null;
  readonly toStatus: OrderStatus;
  /** Why the order was canceled. */
  readonly reason: string | null;
  /** The edited fields, by their keys in `orderKeys`. */
  readonly changes: readonly OrderFieldChange[];
}

export interface OrderFieldChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** A trip that carries an order. */
export interface OrderFleetTask {
  readonly id: string;
  readonly number: string;
  readonly licensePlate: string;
  readonly driverName: string | null;
  /** Such as planned, ongoing or finished. */
  readonly status: string;
  /** Epoch ms. */
  readonly startedOn: number | null;
  readonly finishedOn: number | null;
}
