/** The user and the table that stored settings belong to. */
export interface SettingOwner {
  /** Unique among the users of the store. */
  readonly userId: string;
  /** Unique among all tables of the product, such as `sales-orders`. */
  readonly tableId: string;
}
