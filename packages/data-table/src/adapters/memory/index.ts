/** `TableSource` in memory. */
export {
  type MemoryTableSource,
  type MemoryTableSourceOptions,
  createMemoryTableSource,
} from './memory-table-source.ts';
