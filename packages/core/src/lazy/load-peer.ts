import { PantauError } from '../errors/pantau-error.ts';

/** What browsers, bundlers and Node.js say about a package that does not exist, in contrast to a failed download. */
const notFound = /resolve|bare specifier|cannot find (?:package|module)/i;

function isMissing(name: string, error: unknown): boolean {
  return error instanceof Error && error.message.includes(name) && notFound.test(error.message);
}

/**
 * Imports an optional peer dependency of this package. Rejects with a `PantauError` of kind `notInstalled`
 * where the host does not have it.
 *
 * @param name of the package
 * @param purpose what needs it, as the start of a sentence, such as "Maps"
 */
export async function loadPeer<T>(
  name: string,
  purpose: string,
  importPeer: () => Promise<T>,
): Promise<T> {
  try {
    return await importPeer();
  } catch (cause) {
    if (!isMissing(name, cause)) throw cause;
    const message = `${purpose} need the package "${name}": npm install ${name}`;
    throw new PantauError('notInstalled', { message, cause });
  }
}
