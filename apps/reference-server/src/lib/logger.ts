/** The server's log. Never pass a token, a password or a whole request. */
export interface Logger {
  info(message: string, details?: Record<string, unknown>): void;
  warn(message: string, details?: Record<string, unknown>): void;
  error(message: string, details?: Record<string, unknown>): void;
}

/** Log collectors cut longer lines, which then are no JSON. */
const MAX_LINE_BYTES = 4_096;

/** In a line that would be too long. */
const MAX_TEXT_LENGTH = 1_000;
const MAX_MESSAGE_LENGTH = 200;

/**
 * Writes JSON lines of at most 4 kB. Standard output is reserved for the line that announces readiness.
 */
export function createLogger(write: (line: string) => void): Logger {
  const log = (level: string) => (message: string, details?: Record<string, unknown>) => {
    const head = { at: new Date().toISOString(), level, message: cut(message, MAX_MESSAGE_LENGTH) };
    const line = JSON.stringify({ ...head, ...plain(details) });
    const isShort = Buffer.byteLength(line) < MAX_LINE_BYTES;
    write(`${isShort ? line : JSON.stringify(shortened(head, details))}\n`);
  };
  return { info: log('info'), warn: log('warn'), error: log('error') };
}

export const silentLogger: Logger = { info: () => {}, warn: () => {}, error: () => {} };

function plain(details: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([key, value]) => [
      key,
      value instanceof Error ? (value.stack ?? String(value)) : value,
    ]),
  );
}

const cut = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;

/** The details that fit, in their order, long texts cut. */
function shortened(head: object, details: Record<string, unknown> = {}): object {
  let line: object = { ...head, shortened: true };
  for (const [key, value] of Object.entries(plain(details))) {
    const text = typeof value === 'string' ? value : String(JSON.stringify(value));
    const next = { ...line, [key]: cut(text, MAX_TEXT_LENGTH) };
    if (Buffer.byteLength(JSON.stringify(next)) < MAX_LINE_BYTES) line = next;
  }
  return line;
}
