import { type ChildProcess, spawn } from 'node:child_process';
import { at, workspaceNode } from '../../scripts/lib/paths.mjs';

export interface Partner {
  /** By number, where Pantau is `localhost`: another origin and another site. */
  readonly origin: string;
  readonly port: number;
  stop(): void;
}

/** The partner's web server of apps/portal/embed-demo, in a process of its own. */
export async function startPartner(port: number, pantauOrigin: string): Promise<Partner> {
  const child: ChildProcess = spawn(
    workspaceNode,
    [at('apps', 'portal', 'embed-demo', 'serve.mjs')],
    {
      env: { ...process.env, PORT: String(port), PANTAU_ORIGIN: pantauOrigin },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`The partner’s server ended (${code})`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    stop: () => void child.kill(),
  };
}
