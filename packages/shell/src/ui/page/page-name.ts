import { createContext, useContext } from 'react';

const PageName = createContext<string | undefined>(undefined);

/** Names the page inside, in the user's language. */
export const PageNameProvider = PageName.Provider;

/** The name of a page: its own, or the one that is provided. */
export function usePageName(own: string | undefined): string {
  const provided = useContext(PageName);
  const name = own ?? provided;
  if (name === undefined) throw new Error('A page needs a name, or a PageGuard that knows it');
  return name;
}
