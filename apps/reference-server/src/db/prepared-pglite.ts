import {
  PGlite,
  parse,
  protocol,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const { serialize } = protocol;

/** Extensions that the migrations use. */
export const pgliteExtensions = { pg_trgm };

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

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

/**
 * PGlite with prepared statements. PGlite itself parses and plans every query anew, in six calls of
 * the database; here a query that was used before takes one.
 */
export class PreparedPglite extends PGlite {
  /** By text, least recently used first. */
  readonly #statements = new Map<string, Statement>();
  #names = 0;

  static async open(dataDir: string, options?: PGliteOptions): Promise<PreparedPglite> {
    const client = new PreparedPglite(dataDir, { extensions: pgliteExtensions, ...options });
    await client.waitReady;
    for (const type of textTypes) client.parsers[type] = (value) => value;
    return client;
  }

  override async query<T>(
    text: string,
    params: unknown[] = [],
    options?: QueryOptions,
  ): Promise<Results<T>> {
    await this._checkReady();
    return this._runExclusiveTransaction(() => this.#run<T>(text, params, options));
  }

  override transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) => {
      const query: Transaction['query'] = (text, params = [], options) => {
        if (tx.closed) throw new Error('The transaction has ended.');
        return this.#run(text, params, options);
      };
      return run(Object.assign(tx, { query }));
    });
  }

  #run<T>(text: string, params: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this._runExclusiveQuery(async () => {
      const { name, paramTypes, description } = await this.#prepare(text);
      const values = params.map((value, index) => this.#encode(value, paramTypes[index]));
      const rows = await this.#send(
        serialize.bind({ statement: name, values }),
        serialize.execute({}),
        serialize.sync(),
      );
      // Drizzle repeats its parsers with every query; combining them takes longer than the rest.
      const { parsers: _, ...rest } = options ?? {};
      const [result] = parse.parseResults([...description, ...rows], this.parsers, rest);
      return result as Results<T>;
    });
  }

  async #prepare(text: string): Promise<Statement> {
    const known = this.#statements.get(text);
    if (known !== undefined && known.uses < MAX_USES) {
      known.uses += 1;
      this.#statements.delete(text);
      this.#statements.set(text, known);
      return known;
    }
    const isKept = text.length <= MAX_TEXT;
    const name = isKept ? `s${(this.#names += 1)}` : '';
    const messages = await this.#send(
      ...(isKept ? this.#makeRoom(text) : []),
      serialize.parse({ text, name }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const statement: Statement = {
      name,
      paramTypes: parse.parseDescribeStatementResults(messages),
      description: messages.filter((message) => message.name === 'rowDescription'),
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
    const encode = type === undefined ? undefined : this.serializers[type];
    return encode === undefined ? String(value) : encode(value);
  }

  /** The last part must be `sync`. @throws what the database reports first */
  #send(...parts: readonly Uint8Array[]): Promise<Messages> {
    return this.execProtocolStream(Buffer.concat(parts), { syncToFs: false });
  }
}
