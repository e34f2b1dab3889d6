import type { TenantScope } from '../../access/visibility.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Logger } from '../../lib/logger.ts';
import { createThrottle, type Throttle } from '../throttle.ts';
import type { NodePresence } from './node-presence.ts';
import { PresenceBoard, type AlertPresence, type PresentUser } from './presence-board.ts';
import type { StatedPresence } from './read-open-alerts.ts';

/** A socket without a word for this long has lost its user. Clients repeat what is open every 3 s. */
const LOST_AFTER_MS = 7_000;
/** How often each node repeats to the others who is there, ms. */
const REPEAT_MS = 3_000;
const CHECK_MS = 1_000;
/** Changes of a company are reported at once, and then at most this often: each report is a write per connection. */
const REPORT_EVERY_MS = 250;
/** The other nodes wait for a period of their own before they report, which together has to stay below 500 ms. */
const NODE_REPORT_EVERY_MS = 100;

/** Whose presence it is: a socket, as far as this feature is concerned. */
export interface PresenceSocket {
  readonly id: string;
  readonly userId: number;
  readonly companyId: number;
}

export interface PresenceDeps {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Identifies this node among the others. */
  readonly node: string;
  /** What the subscription of a socket can see of alerts; undefined without one. */
  readonly scopeOf: (socketId: string) => TenantScope | undefined;
  /** What may be reported of what a connection states; null for nothing. */
  readonly read: (stated: StatedPresence) => Promise<PresentUser | null>;
  /** Sends to the subscriptions of a company. */
  readonly report: (companyId: number, changes: readonly AlertPresence[]) => void;
  /** Sends to the subscription of a socket all that it can see. */
  readonly greet: (socketId: string, companyId: number, all: readonly AlertPresence[]) => void;
  readonly tellNodes: (message: NodePresence) => void;
}

interface Statement {
  readonly socket: PresenceSocket;
  alertIds: readonly number[];
  /** Counts what was stated; only the latest statement applies. */
  version: number;
  saidAt: number;
  isReading: boolean;
}

/** Who has which alerts open, of all companies. In memory only: whoever is there says so again. */
export class Presence {
  readonly #deps: PresenceDeps;
  readonly #boards = new Map<number, PresenceBoard>();
  readonly #statements = new Map<string, Statement>();
  readonly #reports: Throttle<number>;
  readonly #nodeReports: Throttle<number>;
  readonly #stopChecks: () => void;
  #repeatedAt = 0;
  #isClosed = false;

  constructor(deps: PresenceDeps) {
    this.#deps = deps;
    this.#reports = createThrottle(deps.clock, REPORT_EVERY_MS, (companyId) =>
      this.#report(companyId),
    );
    this.#nodeReports = createThrottle(deps.clock, NODE_REPORT_EVERY_MS, (companyId) =>
      this.#reportToNodes(companyId),
    );
    this.#stopChecks = deps.clock.setInterval(() => this.#check(), CHECK_MS);
  }

  /** The user of a socket has exactly these alerts open. Repeating it keeps it from expiring. */
  state(socket: PresenceSocket, alertIds: readonly number[]): void {
    if (this.#isClosed || this.#deps.scopeOf(socket.id) === undefined) return;
    const known = this.#statements.get(socket.id);
    const saidAt = this.#deps.clock.now();
    if (known === undefined) {
      const first = { socket, alertIds, version: 1, saidAt, isReading: false };
      this.#statements.set(socket.id, first);
      void this.#read(first);
      return;
    }
    known.saidAt = saidAt;
    if (isSame(known.alertIds, alertIds)) this.#keep(known);
    else this.#restate(known, alertIds);
  }

  /** A socket has subscribed, again perhaps, or its rights have changed. */
  subscribed({ id, companyId }: Pick<PresenceSocket, 'id' | 'companyId'>): void {
    if (this.#isClosed) return;
    this.#deps.greet(id, companyId, this.#boards.get(companyId)?.reported() ?? []);
    const known = this.#statements.get(id);
    if (known !== undefined) this.#restate(known, known.alertIds);
  }

  /** A socket has closed. */
  remove(socketId: string): void {
    const known = this.#statements.get(socketId);
    if (known === undefined || this.#isClosed) return;
    this.#statements.delete(socketId);
    this.#put(known, []);
  }

  /** Another node says who is there. */
  fromNode({ node, companyId, users }: NodePresence): void {
    if (this.#isClosed || node === this.#deps.node) return;
    this.#boardOf(companyId).set(nodeOf(node), users, this.#deps.clock.now() + LOST_AFTER_MS);
    this.#reports.push(String(companyId), companyId);
  }

  /** Tells nobody: whoever is there says so to another node before the others notice. */
  close(): void {
    this.#isClosed = true;
    this.#stopChecks();
    this.#reports.close();
    this.#nodeReports.close();
    this.#statements.clear();
    this.#boards.clear();
  }

  #restate(known: Statement, alertIds: readonly number[]): void {
    known.alertIds = alertIds;
    known.version += 1;
    void this.#read(known);
  }

  /** Reads what may be reported; of several statements meanwhile only the latest one. */
  async #read(statement: Statement): Promise<void> {
    if (statement.isReading) return;
    statement.isReading = true;
    const { read, scopeOf, logger } = this.#deps;
    const { socket } = statement;
    try {
      let version;
      do {
        version = statement.version;
        const { alertIds } = statement;
        const scope = scopeOf(socket.id);
        const user = scope === undefined ? null : await read({ ...socket, scope, alertIds });
        if (this.#statements.get(socket.id) !== statement) return;
        this.#put(statement, user === null ? [] : [user]);
      } while (version !== statement.version);
    } catch (error) {
      // Read again with the next word of the client, which repeats what is open.
      logger.error('Who has an alert open could not be read', { error });
      this.#statements.delete(socket.id);
      this.#put(statement, []);
    } finally {
      statement.isReading = false;
    }
  }

  #put({ socket, saidAt }: Statement, users: readonly PresentUser[]): void {
    if (this.#isClosed) return;
    this.#boardOf(socket.companyId).set(socketOf(socket.id), users, saidAt + LOST_AFTER_MS);
    this.#changed(socket.companyId);
  }

  #keep({ socket, saidAt }: Statement): void {
    this.#boards.get(socket.companyId)?.keep(socketOf(socket.id), saidAt + LOST_AFTER_MS);
  }

  /** Somebody at this node has come or gone. */
  #changed(companyId: number): void {
    this.#reports.push(String(companyId), companyId);
    this.#nodeReports.push(String(companyId), companyId);
  }

  #report(companyId: number): void {
    const board = this.#boards.get(companyId);
    const changes = board?.takeChanges() ?? [];
    if (changes.length > 0) this.#deps.report(companyId, changes);
    if (board?.isEmpty() === true) this.#boards.delete(companyId);
  }

  #reportToNodes(companyId: number): void {
    const users = this.#boards.get(companyId)?.usersOf(socketOf('')) ?? [];
    this.#deps.tellNodes({ node: this.#deps.node, companyId, users });
  }

  #check(): void {
    const now = this.#deps.clock.now();
    for (const [id, { saidAt }] of this.#statements) {
      if (saidAt + LOST_AFTER_MS <= now) this.#statements.delete(id);
    }
    for (const [companyId, board] of this.#boards) {
      if (board.forgetSilent(now)) this.#changed(companyId);
    }
    if (now - this.#repeatedAt < REPEAT_MS) return;
    this.#repeatedAt = now;
    for (const [companyId, board] of this.#boards) {
      if (board.usersOf(socketOf('')).length > 0) this.#reportToNodes(companyId);
    }
  }

  #boardOf(companyId: number): PresenceBoard {
    const board = this.#boards.get(companyId) ?? new PresenceBoard();
    this.#boards.set(companyId, board);
    return board;
  }
}

const socketOf = (id: string): string => `socket ${id}`;
const nodeOf = (id: string): string => `node ${id}`;

const isSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));
