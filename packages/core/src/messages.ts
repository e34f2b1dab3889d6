/** Every catalogue of this package that a widget may show, for hosts that add a language. */
export { callMessages } from './calls/messages/call-messages.ts';
export { geoMessages } from './geo/messages/geo-messages.ts';
export { mediaMessages } from './media/messages/media-messages.ts';
export { coreMessages } from './ui/messages/core-messages.ts';
