import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What went wrong in the pages of a test that nobody asserted on. */
export interface FaultLog {
  /** Faults that are part of what the test does, such as a refused connection while the server is away. */
  allow(...patterns: readonly RegExp[]): void;
  /** All that were not allowed. */
  unexpected(): readonly string[];
  watch(context: BrowserContext): Promise<void>;
}

const MARK = 'policy violation:';

/** Reports what the browser refused, with the place, as an error of the console. */
function reportViolations(mark: string): void {
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
    console.error(mark, effectiveDirective, blockedURI, sample, `${sourceFile}:${lineNumber}`);
  });
}

/** A remark of Chromium on how it draws a live map without a graphics card. */
const aboutDrawing = /GL Driver Message \(OpenGL, Performance/;

function textOf(message: ConsoleMessage): string {
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
      await context.addInitScript(reportViolations, MARK);
      context.on('console', (message) => {
        const isFault = message.type() === 'error' || message.type() === 'warning';
        if (isFault && !aboutDrawing.test(message.text())) faults.push(textOf(message));
      });
      context.on('weberror', (error) => faults.push(`page error: ${error.error().stack ?? ''}`));
    },
  };
}

/** What Chromium writes about a server that is away; the portal says it in its own words. */
export const serverAway =
  /ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|WebSocket connection to .* failed|WebSocket is closed before|ERR_INCOMPLETE_CHUNKED|ERR_FAILED|pantau:/;
