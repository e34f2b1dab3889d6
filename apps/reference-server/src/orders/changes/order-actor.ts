/** Who changes orders, and when. */
export interface OrderActor {
  readonly companyId: number;
  readonly userId: number;
  readonly now: Date;
}
