import type { KeyValueStore } from '@pantau/core';
import { type OwnedSetting, createOwnedSetting } from '../../shared/owned-setting.ts';
import type { SettingOwner } from '../../shared/setting-owner.ts';
import { type BulkRun, type RunRow, interruptRun } from './bulk-run.ts';
import { defaultBatchSize } from './bulk-work.ts';
import { type RunHead, headSchema, partSchema } from './stored-run-schema.ts';

/** Keeps the last bulk run of a user and table, so that it survives a reload. */
export interface StoredRun {
  /** The run, as one that was interrupted; `null` if there is none. */
  load(owner: SettingOwner): BulkRun | null;
  /** The run as it was saved last: it may be open, and then this or another tab was or is running it. */
  read(owner: SettingOwner): BulkRun | null;
  /** Calls `listener` when the run may have changed, here or in another tab. Returns the function that ends this. */
  subscribe(owner: SettingOwner, listener: () => void): () => void;
  /** Throws `PantauError` when the store fails. */
  save(owner: SettingOwner, run: BulkRun | null): void;
}

type Part = readonly RunRow[];

/** What was saved or read last. */
interface Known {
  readonly head: RunHead;
  readonly parts: readonly Part[];
  readonly run: BulkRun;
}

/** The rows of a run, as many per key as a batch has: a step of a run changes one or two of them. */
const PART_ROWS = defaultBatchSize;

const partsOf = (rows: readonly RunRow[]): readonly Part[] =>
  Array.from({ length: Math.ceil(rows.length / PART_ROWS) }, (_, index) =>
    rows.slice(index * PART_ROWS, (index + 1) * PART_ROWS),
  );

const isSame = (one: Part, other: Part | undefined): boolean =>
  one.length === other?.length && one.every((row, index) => row === other[index]);

/** Whether two runs have the same rows in the same order, whatever their states. */
const haveSameRows = (one: BulkRun, other: BulkRun): boolean =>
  one.id === other.id &&
  one.rows.length === other.rows.length &&
  one.rows.every(({ id }, index) => id === other.rows[index]?.id);

/**
 * A row may be stored as sent with a batch that the head does not count yet, if the browser ended between the
 * two. The number of that batch is not used again, because it is part of an idempotency key.
 */
const batchesOf = ({ batches }: RunHead, rows: readonly RunRow[]): number =>
  rows.reduce((most, { batch = 0 }) => Math.max(most, batch), batches);

function runOf(head: RunHead, parts: readonly Part[]): BulkRun {
  const { layout: _, parts: __, step: ___, ...run } = head;
  const rows = parts.flat();
  return { ...run, batches: batchesOf(head, rows), rows };
}

const partName = (layout: number, index: number): string => `bulk-run-rows-${layout}-${index}`;

/** The stored run of one owner: a head, and parts of the rows, each under its own key (DT-409). */
class OwnedRun {
  readonly #head: OwnedSetting<RunHead | null>;
  readonly #owner: SettingOwner;
  readonly #create: (name: string) => OwnedSetting<Part | null>;
  readonly #parts = new Map<string, OwnedSetting<Part | null>>();
  #known: Known | null = null;

  constructor(store: KeyValueStore, namespace: string | undefined, owner: SettingOwner) {
    this.#owner = owner;
    this.#head = createOwnedSetting({ store, name: 'bulk-run', namespace, schema: headSchema });
    this.#create = (name) => createOwnedSetting({ store, name, namespace, schema: partSchema });
  }

  read(): BulkRun | null {
    const head = this.#head.read(this.#owner);
    const parts = head === null ? null : this.#readParts(head);
    if (head === null || parts === null) return null;
    const known = this.#known;
    const isKnown =
      known?.head === head && known.parts.every((part, index) => part === parts[index]);
    if (isKnown) return known.run;
    this.#known = { head, parts, run: runOf(head, parts) };
    return this.#known.run;
  }

  subscribe(listener: () => void): () => void {
    return this.#head.subscribe(this.#owner, listener);
  }

  save(run: BulkRun | null): void {
    const known = this.#known;
    // Unknown until everything is written: after a failure the next step writes everything.
    this.#known = null;
    const head = this.#head.read(this.#owner);
    if (run === null) {
      this.#head.write(this.#owner, null);
      if (head !== null) this.#removeParts(head.layout, head.parts);
    } else if (known !== null && known.head === head && haveSameRows(known.run, run)) {
      this.#known = this.#writeChanges(run, known);
    } else {
      this.#known = this.#writeAll(run, head);
    }
  }

  #partAt(layout: number, index: number): OwnedSetting<Part | null> {
    const name = partName(layout, index);
    const part = this.#parts.get(name) ?? this.#create(name);
    this.#parts.set(name, part);
    return part;
  }

  #readParts({ layout, parts }: RunHead): readonly Part[] | null {
    const read: Part[] = [];
    for (let index = 0; index < parts; index += 1) {
      const part = this.#partAt(layout, index).read(this.#owner);
      if (part === null) return null;
      read.push(part);
    }
    return read;
  }

  #removeParts(layout: number, parts: number): void {
    for (let index = 0; index < parts; index += 1) {
      this.#partAt(layout, index).remove(this.#owner);
      this.#parts.delete(partName(layout, index));
    }
  }

  /** Last, because other tabs read the run when the head changes. */
  #writeHead(run: BulkRun, place: Pick<RunHead, 'layout' | 'parts' | 'step'>): RunHead {
    const { rows: _, ...rest } = run;
    const head = { ...rest, ...place };
    this.#head.write(this.#owner, head);
    return head;
  }

  #writeChanges(run: BulkRun, { head, parts: before }: Known): Known {
    const parts = partsOf(run.rows).map((part, index) => {
      const last = before[index];
      if (last !== undefined && isSame(part, last)) return last;
      this.#partAt(head.layout, index).write(this.#owner, part);
      return part;
    });
    const { layout, step } = head;
    return {
      head: this.#writeHead(run, { layout, parts: parts.length, step: step + 1 }),
      parts,
      run,
    };
  }

  /** Under new keys: until the head is written, the run that it replaces stays complete. */
  #writeAll(run: BulkRun, replaced: RunHead | null): Known {
    const { layout: last = 0, step = 0 } = replaced ?? {};
    const layout = last + 1;
    const parts = partsOf(run.rows);
    try {
      parts.forEach((part, index) => this.#partAt(layout, index).write(this.#owner, part));
    } catch (error) {
      this.#removeParts(layout, parts.length);
      throw error;
    }
    const head = this.#writeHead(run, { layout, parts: parts.length, step: step + 1 });
    if (replaced !== null) this.#removeParts(replaced.layout, replaced.parts);
    return { head, parts, run };
  }
}

/**
 * A bulk run in a `KeyValueStore`. A store that only this tab reads, such as session storage, keeps the runs of
 * two tabs apart; tabs that share a store need a `RunLock`.
 */
export function createKeyValueStoredRun(store: KeyValueStore, namespace?: string): StoredRun {
  const runs = new Map<string, OwnedRun>();
  const ownedBy = (owner: SettingOwner): OwnedRun => {
    const key = JSON.stringify([owner.userId, owner.tableId]);
    const run = runs.get(key) ?? new OwnedRun(store, namespace, owner);
    runs.set(key, run);
    return run;
  };
  return {
    load(owner) {
      const run = ownedBy(owner).read();
      return run === null ? null : interruptRun(run);
    },
    read: (owner) => ownedBy(owner).read(),
    subscribe: (owner, listener) => ownedBy(owner).subscribe(listener),
    save: (owner, run) => ownedBy(owner).save(run),
  };
}
