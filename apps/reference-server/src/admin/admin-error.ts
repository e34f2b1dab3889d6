/** A command of an administrator cannot be carried out; the message says why, in English. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}
