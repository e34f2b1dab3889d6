/** Whose setting it is, and of which table: what is kept of a table is kept for one user (spec shell §3). */
export interface SettingOwner {
  /** Unique among the users of the store. */
  readonly userId: string;
  /** Unique among the tables of the product, such as `sales-orders`. */
  readonly tableId: string;
}
