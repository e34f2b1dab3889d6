import {
  Mutex,
  parse,
  protocol,
  TransactionAbortedError,
  types,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite';
import { IN_MEMORY } from '../settings/in-memory.ts';
import { joinBytes } from './join-bytes.ts';
import { DatabaseLostError, PgliteThread, type PgliteThreadOptions } from './pglite-thread.ts';

const { messages, serialize, Parser } = protocol;

type Messages = Parameters<typeof parse.parseResults>[0];

interface Statement {
  /** Empty for one that is not kept. */
  readonly name: string;
  readonly paramTypes: readonly number[];
  /** Describes the rows. */
  readonly description: Messages;
  uses: number;
}

/** Statements that the database keeps. */
const MAX_STATEMENTS = 200;

/** A longer text, such as an insert of many rows, rarely occurs twice. */
const MAX_TEXT = 10_000;

/**
 * A statement is prepared again after this many uses, because its plan is made for the size that
 * the tables had, and nothing else replaces it.
 */
const MAX_USES = 200;

/** Types that Drizzle parses itself: dates, timestamps, intervals, and arrays of them and of numerics. */
const textTypes = [1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231];

/** Statements that take as long as their tables are large. */
const MAINTENANCE = /^\s*(?:analyze|vacuum|create|alter|drop)\b/i;
const MAINTENANCE_LIMIT_MS = 30 * 60_000;

/** Queries within a transaction. */
export interface PgliteTransaction {
  query<T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>>;
  rollback(): Promise<void>;
}

export type PreparedPgliteOptions = Partial<PgliteThreadOptions> & { readonly dataDir: string };

/**
 * PGlite in a thread, with prepared statements, as far as Drizzle uses its interface. PGlite itself parses and plans
 * every query anew, in six calls of the database; here a query that was used before takes one.
 */
export class PreparedPglite {
  readonly thread: PgliteThread;
  readonly #parsers = { ...types.parsers };
  readonly #serializers = { ...types.serializers };
  /** One session: whoever is in a transaction, or runs a query outside of one. */
  readonly #session = new Mutex();
  /** Queries of a transaction follow one another. */
  readonly #query = new Mutex();
  /** By text, least recently used first. */
  readonly #statements = new Map<string, Statement>();
  #names = 0;
  #generation: number;

  private constructor(thread: PgliteThread) {
    this.thread = thread;
    this.#generation = thread.generation;
  }

  static async open(options: PreparedPgliteOptions): Promise<PreparedPglite> {
    const client = new PreparedPglite(await PgliteThread.start({ template: null, ...options }));
    try {
      await client.#learnArrays();
      for (const type of textTypes) client.#parsers[type] = (value) => value;
      return client;
    } catch (error) {
      await client.close();
      throw error;
    }
  }

  static openInMemory(): Promise<PreparedPglite> {
    return PreparedPglite.open({ dataDir: IN_MEMORY });
  }

  query<T>(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    return this.#session.runExclusive(() => this.#run<T>(text, params, options));
  }

  /** Runs statements without parameters, one after the other. */
  exec(text: string): Promise<Results<Record<string, unknown>>[]> {
    return this.#session.runExclusive(() => this.#exec(text));
  }

  /** @throws what `run` throws; and if the transaction had failed without that */
  transaction<T>(run: (tx: PgliteTransaction) => Promise<T>): Promise<T> {
    return this.#session.runExclusive(async () => {
      const { generation } = this.thread;
      await this.#exec('begin');
      let isOpen = true;
      const check = (): void => {
        if (!isOpen) throw new Error('The transaction has ended.');
        if (generation === this.thread.generation) return;
        throw new DatabaseLostError('The transaction ended with the database it began in.');
      };
      const end = async (command: 'commit' | 'rollback'): Promise<void> => {
        isOpen = false;
        const [result] = await this.#exec(command);
        if (command === 'commit' && result?.command === 'ROLLBACK') {
          throw new TransactionAbortedError();
        }
      };
      const tx: PgliteTransaction = {
        query: (text, params = [], options) => {
          check();
          return this.#run(text, params, options);
        },
        rollback: () => {
          check();
          return end('rollback');
        },
      };
      try {
        const result = await run(tx);
        if (isOpen) {
          check();
          await end('commit');
        }
        return result;
      } catch (error) {
        if (isOpen && generation === this.thread.generation) {
          // If the database was lost meanwhile, so is the transaction.
          await end('rollback').catch(() => {});
        }
        throw error;
      }
    });
  }

  /** Waits for running queries and transactions. */
  close(): Promise<void> {
    return this.#session.runExclusive(() => this.thread.close());
  }

  #run<T>(text: string, params: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this.#query.runExclusive(async () => {
      const limitMs = MAINTENANCE.test(text) ? MAINTENANCE_LIMIT_MS : undefined;
      const { name, paramTypes, description } = await this.#prepare(text);
      const values = params.map((value, index) => this.#encode(value, paramTypes[index]));
      const rows = await this.#send(
        [serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()],
        limitMs,
      );
      // Drizzle repeats its parsers with every query; combining them takes longer than the rest.
      const { parsers: _, ...rest } = options ?? {};
      const [result] = parse.parseResults([...description, ...rows], this.#parsers, rest);
      return result as Results<T>;
    });
  }

  #exec(text: string): Promise<Results<Record<string, unknown>>[]> {
    return this.#query.runExclusive(async () =>
      parse.parseResults(await this.#send([serialize.query(text)]), this.#parsers),
    ) as Promise<Results<Record<string, unknown>>[]>;
  }

  async #prepare(text: string): Promise<Statement> {
    if (this.#generation !== this.thread.generation) {
      this.#generation = this.thread.generation;
      this.#statements.clear();
    }
    const known = this.#statements.get(text);
    if (known !== undefined && known.uses < MAX_USES) {
      known.uses += 1;
      this.#statements.delete(text);
      this.#statements.set(text, known);
      return known;
    }
    const isKept = text.length <= MAX_TEXT;
    const name = isKept ? `s${(this.#names += 1)}` : '';
    const response = await this.#send([
      ...(isKept ? this.#makeRoom(text) : []),
      serialize.parse({ text, name }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    const statement: Statement = {
      name,
      paramTypes: parse.parseDescribeStatementResults(response),
      description: response.filter((message) => message.name === 'rowDescription'),
      uses: 1,
    };
    if (isKept) this.#statements.set(text, statement);
    return statement;
  }

  /** Removes the previous statement of this text, or one that has not been used for long. */
  #makeRoom(text: string): Uint8Array[] {
    const [oldest] = this.#statements.size < MAX_STATEMENTS ? [] : this.#statements.keys();
    const removed = this.#statements.has(text) ? text : oldest;
    const name = removed === undefined ? undefined : this.#statements.get(removed)?.name;
    if (removed === undefined || name === undefined) return [];
    this.#statements.delete(removed);
    return [serialize.close({ type: 'S', name })];
  }

  #encode(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const encode = type === undefined ? undefined : this.#serializers[type];
    return encode === undefined ? String(value) : encode(value);
  }

  /** @throws what the database reports first */
  async #send(parts: readonly Uint8Array[], limitMs?: number): Promise<Messages> {
    const response = await this.thread.send(joinBytes(parts), limitMs);
    const received: Messages = [];
    new Parser().parse(response.buffer, (message) => void received.push(message));
    const failure = received.find((message) => message instanceof messages.DatabaseError);
    if (failure !== undefined) throw failure;
    return received;
  }

  /** PGlite knows the types of single values only; those of arrays have ids of the database. */
  async #learnArrays(): Promise<void> {
    const [arrays] = await this.#exec(
      "select typelem as item, oid as list from pg_type where typcategory = 'A' and typelem <> 0",
    );
    for (const { item, list } of (arrays?.rows ?? []) as { item: number; list: number }[]) {
      this.#parsers[list] = (text) => types.arrayParser(text, this.#parsers[item] ?? String, list);
      this.#serializers[list] = (value) =>
        types.arraySerializer(value, this.#serializers[item], list);
    }
  }
}
