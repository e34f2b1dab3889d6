/** Arrow keys, Home, End and typed letters in an area's own lists, as in the menus of core. */
export { type FindItems, createTypeahead, moveFocus } from './menu-keys.ts';
