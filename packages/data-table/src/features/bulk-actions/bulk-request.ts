import type { BulkTarget } from '../bulk-run/bulk-target.ts';
import type { BulkWork } from '../bulk-run/bulk-work.ts';

/** Work that the user chose, and the rows it is for. */
export interface BulkRequest {
  /** Key of the action. */
  readonly action: string;
  readonly work: BulkWork;
  readonly target: BulkTarget;
}
