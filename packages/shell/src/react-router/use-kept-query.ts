import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

/** Paths that keep the query of the address. */
export interface KeptQuery {
  /** A path with the query of the address. */
  readonly withQuery: (path: string) => string;
  /** Opens a path with the query of the address. */
  readonly openWithQuery: (path: string, options?: NavigateOptions) => void;
}

/** For the pages of a list's items: the query of the list stays in the address, so that "Back" leads to the same rows. */
export function useKeptQuery(): KeptQuery {
  const navigate = useNavigate();
  const { search } = useLocation();
  const withQuery = (path: string): string => `${path}${search}`;
  return {
    withQuery,
    openWithQuery: (path, options) => void navigate(withQuery(path), options),
  };
}
