import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Records console errors, page errors and policy violations of a test's pages. */
export interface FaultLog {
  /** Allows messages that the test provokes, such as a refused connection while the server is stopped. */
  allow(...patterns: readonly RegExp[]): void;
  /** All messages that are not allowed. */
  unexpected(): readonly string[];
  watch(context: BrowserContext): Promise<void>;
}

const PREFIX = 'policy violation:';

/** Runs in the page: writes each policy violation to the console. */
function reportViolations(prefix: string): void {
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
    console.error(prefix, effectiveDirective, blockedURI, sample, `${sourceFile}:${lineNumber}`);
  });
}

/** Messages of Chromium that are no fault of the page, in any test. */
const harmless =
  // WebGL without a graphics card.
  /GL Driver Message \(OpenGL, Performance|WebSocket is closed before the connection is established/;

function format(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return `${message.type()}: ${message.text()} (${url}:${lineNumber})`;
}

export function createFaultLog(): FaultLog {
  const faults: string[] = [];
  const allowed: RegExp[] = [];

  return {
    allow: (...patterns) => void allowed.push(...patterns),
    unexpected: () => faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
    async watch(context) {
      await context.addInitScript(reportViolations, PREFIX);
      context.on('console', (message) => {
        const relevant = message.type() === 'error' || message.type() === 'warning';
        if (relevant && !harmless.test(message.text())) faults.push(format(message));
      });
      context.on('weberror', (error) => faults.push(`page error: ${error.error().stack ?? ''}`));
    },
  };
}

/** Chromium's messages about a server that cannot be reached. */
export const connectionErrors =
  /ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|WebSocket connection to .* failed|WebSocket is closed before|ERR_INCOMPLETE_CHUNKED|ERR_FAILED|pantau:/;

/** Messages about code that could not be loaded, and about the route that needed it. */
export const failedImports = /dynamically imported module|React Router caught|preload/i;
