/** `TableSource` in memory. */
export {
  type MemoryTableSource,
  type MemoryTableSourceOptions,
  createMemoryTableSource,
} from './memory-table-source.ts';
export type { Readable } from '../../features/rows/readable.ts';
