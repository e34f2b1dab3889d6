/** `OrderSource` in memory, for stories, tests and pages without a server. */
export {
  type MemoryOrderSource,
  type MemoryOrderSourceOptions,
  createMemoryOrderSource,
} from './memory-order-source.ts';
