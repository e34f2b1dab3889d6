export {
  type MemoryAlert,
  type MemoryDashboardOptions,
  type MemoryDashboardSource,
  type MemoryDashboardWorld,
  createMemoryDashboardSource,
  createMemoryWorld,
} from './memory-dashboard-source.ts';
