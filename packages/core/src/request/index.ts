export { type Request, type RequestOptions, useRequest } from './use-request.ts';
