/** The brand of a company over the wire contract: REST and Socket.IO. */
export { type HttpBrandSourceOptions, createHttpBrandSource } from './http-brand-source.ts';
