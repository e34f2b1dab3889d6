/** The port of the profile over the wire contract. */
export { type HttpProfileSourceOptions, createHttpProfileSource } from './http-profile-source.ts';
