export { type Request, type RequestOptions, type SendRequest, useRequest } from './use-request.ts';
