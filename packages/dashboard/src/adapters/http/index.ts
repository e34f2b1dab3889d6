export {
  type HttpDashboardSourceOptions,
  createHttpDashboardSource,
} from './http-dashboard-source.ts';
