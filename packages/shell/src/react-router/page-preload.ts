import { createContext } from 'react';

/** Starts loading the view at a path. Provided by the routes, which know the views. */
export const PagePreload = createContext<(path: string) => void>(() => {});
