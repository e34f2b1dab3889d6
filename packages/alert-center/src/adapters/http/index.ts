/** The port over the wire contract: GraphQL and Socket.IO. */
export { type HttpAlertSourceOptions, createHttpAlertSource } from './http-alert-source.ts';
