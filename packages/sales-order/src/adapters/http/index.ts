/** `OrderSource` over the wire contract. */
export { type HttpOrderSourceOptions, createHttpOrderSource } from './http-order-source.ts';
