export type SortDirection = 'asc' | 'desc';

export interface Sort {
  /** Key of a column. */
  readonly key: string;
  readonly direction: SortDirection;
}
