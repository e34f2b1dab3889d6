import { createContext } from 'react';

/** Starts loading the view at a path. Provided by the routes, which know the views. */
export const PagePreload = createContext<(path: string) => void>(() => {});

/** Requests what the page at an address shows first: the user goes there. Provided by the routes, too. */
export const PagePrepare = createContext<(address: string) => void>(() => {});
