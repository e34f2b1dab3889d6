import type { CDPSession } from '@playwright/test';

interface ProfileNode {
  readonly id: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly url: string;
    readonly lineNumber: number;
  };
  readonly children?: readonly number[];
}

interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  /** Microseconds. */
  readonly timeDeltas: readonly number[];
}

/** Where the time of a step went. */
export interface ProfileEntry {
  /** Function, file and line. */
  readonly name: string;
  /** ms in the function itself. */
  readonly self: number;
  /** ms in it and in all that it called. */
  readonly total: number;
}

const SAMPLE_US = 200;

const nameOf = ({ callFrame: { functionName, url, lineNumber } }: ProfileNode): string =>
  `${functionName || '(anonymous)'} ${url.split('/').at(-1) ?? ''}:${lineNumber + 1}`;

/** The functions of a profile, those that take longest first. */
function entriesOf({ nodes, samples, timeDeltas }: Profile): readonly ProfileEntry[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap(({ id, children }) => (children ?? []).map((one) => [one, id])),
  );
  const self = new Map<string, number>();
  const total = new Map<string, number>();
  const add = (sums: Map<string, number>, name: string, ms: number): void =>
    void sums.set(name, (sums.get(name) ?? 0) + ms);
  for (const [index, id] of samples.entries()) {
    const ms = (timeDeltas[index] ?? 0) / 1_000;
    const counted = new Set<string>();
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const node = byId.get(at);
      if (node === undefined) break;
      const name = nameOf(node);
      if (at === id) add(self, name, ms);
      // A recursive function counts once.
      if (!counted.has(name)) add(total, name, ms);
      counted.add(name);
    }
  }
  return [...total]
    .map(([name, ms]) => ({ name, total: ms, self: self.get(name) ?? 0 }))
    .filter(({ name }) => !name.startsWith('(root)') && !name.startsWith('(idle)'))
    .toSorted((one, other) => other.total - one.total);
}

/** Runs a step, and resolves with where its time went. */
export async function profileStep(
  cdp: CDPSession,
  step: () => Promise<void>,
): Promise<readonly ProfileEntry[]> {
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
  await cdp.send('Profiler.start');
  await step();
  const { profile } = await cdp.send('Profiler.stop');
  return entriesOf(profile as Profile);
}
