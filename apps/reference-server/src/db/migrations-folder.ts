import { fileURLToPath } from 'node:url';

/** Where both databases find the migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
