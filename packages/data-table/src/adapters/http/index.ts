/** `TableSource` over REST. */
export {
  type HttpTableSourceOptions,
  type TableEndpoint,
  createHttpTableSource,
} from './http-table-source.ts';
