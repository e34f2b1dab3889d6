/** The handover of a shift over the wire contract; apart from `./http`, which loads with the alert centre. */
export { type HttpHandoverOptions, createHttpHandover } from './http-handover.ts';
