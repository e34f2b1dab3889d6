/** `TableSource` over REST. */
export {
  type HttpTableSourceOptions,
  type TableEndpoint,
  createHttpTableSource,
} from './http-table-source.ts';
export { wireQuery } from './wire-query.ts';
