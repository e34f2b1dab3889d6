/** The server's log. Never pass a token, a password or a whole request. */
export interface Logger {
  info(message: string, details?: Record<string, unknown>): void;
  warn(message: string, details?: Record<string, unknown>): void;
  error(message: string, details?: Record<string, unknown>): void;
}

/** Writes JSON lines. Standard output is reserved for the line that announces readiness. */
export function createLogger(write: (line: string) => void): Logger {
  const log = (level: string) => (message: string, details?: Record<string, unknown>) =>
    write(
      `${JSON.stringify({ at: new Date().toISOString(), level, message, ...plain(details) })}\n`,
    );
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
