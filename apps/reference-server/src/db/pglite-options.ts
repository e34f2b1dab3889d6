import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * PGlite reserves 128 MB for pages, and has touched all of it sooner or later; the operating system caches the same
 * pages of files again.
 */
const SHARED_BUFFERS = '32MB';

/** How the server's embedded database is opened. */
export const pgliteOptions: PGliteOptions & { readonly extensions: { readonly pg_trgm: unknown } } =
  {
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  };
