import { type ChildProcess, spawn } from 'node:child_process';
import { at, workspaceNode } from '../../scripts/lib/paths.mjs';

export interface Partner {
  /** On 127.0.0.1, while Pantau is on `localhost`: another origin and another site. */
  readonly origin: string;
  readonly port: number;
  stop(): void;
}

/** Starts the partner's web server of apps/portal/embed-demo in its own process. */
export async function startPartner(
  port: number,
  pantauOrigin: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Partner> {
  const child: ChildProcess = spawn(
    workspaceNode,
    [at('apps', 'portal', 'embed-demo', 'serve.mjs')],
    {
      env: { ...process.env, PORT: String(port), PANTAU_ORIGIN: pantauOrigin, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`The partner’s server exited (${code})`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    stop: () => void child.kill(),
  };
}
