import { isIP } from 'node:net';
import { closest } from 'fastest-levenshtein';

export type Environment = Readonly<Record<string, string | undefined>>;

/** In characters: with fewer, a key could be guessed. */
const MIN_INGEST_KEY = 24;

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Reads individual settings and collects the problems, so that all of them can be reported
 * together.
 */
export class SettingsReader {
  readonly problems: string[] = [];
  readonly #env: Environment;
  readonly #names = new Set<string>();

  constructor(env: Environment) {
    this.#env = env;
  }

  addProblem(problem: string): void {
    this.problems.push(problem);
  }

  /**
   * Adds a problem for each variable that starts with `prefix` and has not been read, with the nearest name that has:
   * a misspelt setting would otherwise have no effect.
   */
  addUnknownNames(prefix: string, isOtherwiseUsed: (name: string) => boolean): void {
    const known = [...this.#names].filter((name) => name.startsWith(prefix));
    for (const name of Object.keys(this.#env)) {
      if (!name.startsWith(prefix) || this.#names.has(name) || isOtherwiseUsed(name)) continue;
      this.addProblem(`${name} is not a setting; did you mean ${closest(name, known)}?`);
    }
  }

  /** `null` when unset or blank. */
  text(name: string): string | null {
    this.#names.add(name);
    const value = this.#env[name]?.trim();
    return value === undefined || value === '' ? null : value;
  }

  list(name: string): string[] {
    return (this.text(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }

  number(name: string, { from, to }: Range): number | null {
    const text = this.text(name);
    if (text === null) return null;
    const value = Number(text);
    if (Number.isFinite(value) && value >= from && value <= to) return value;
    this.addProblem(`${name} must be a number from ${from} to ${to}, not '${text}'`);
    return null;
  }

  wholeNumber(name: string, range: Range): number | null {
    const value = this.number(name, range);
    if (value === null || Number.isInteger(value)) return value;
    this.addProblem(`${name} must be a whole number, not '${value}'`);
    return null;
  }

  onOff(name: string): boolean | null {
    const text = this.text(name)?.toLowerCase() ?? null;
    if (text === null) return null;
    if (text === 'on' || text === 'off') return text === 'on';
    this.addProblem(`${name} must be 'on' or 'off', not '${text}'`);
    return null;
  }

  /** Database URLs contain passwords, so the error does not repeat the value. */
  url(name: string, protocols: readonly string[]): string | null {
    const text = this.text(name);
    if (text === null) return null;
    const protocol = URL.canParse(text) ? new URL(text).protocol : '';
    if (protocols.includes(protocol)) return text;
    this.addProblem(`${name} must be a URL that starts with ${protocols.join('// or ')}//`);
    return null;
  }

  origins(name: string): string[] {
    return this.list(name).flatMap((text) => {
      const url = URL.canParse(text) ? new URL(text) : null;
      if (url !== null && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, ''))
        return [url.origin];
      this.addProblem(`${name} must list origins such as https://partner.example, not '${text}'`);
      return [];
    });
  }

  /** Host names, each with a port if it has one; no addresses. */
  hosts(name: string): string[] {
    return this.list(name).flatMap((text) => {
      const host = text.toLowerCase();
      const url = URL.canParse(`https://${host}`) ? new URL(`https://${host}`) : null;
      if (url?.host === host) return [host];
      this.addProblem(`${name} must list hosts such as old.fleet.example, not '${text}'`);
      return [];
    });
  }

  /**
   * `off`, the number of proxies in front of the server, or their addresses and networks. `on` means one proxy: whoever
   * trusts all of them believes whatever address a client claims.
   */
  proxies(name: string): number | string[] {
    const text = this.text(name)?.toLowerCase() ?? 'off';
    if (text === 'off') return 0;
    if (text === 'on') return 1;
    if (/^\d{1,2}$/.test(text)) return Number(text);
    return this.list(name).filter((part) => {
      if (isNetwork(part)) return true;
      this.addProblem(
        `${name} must be a number of proxies, or list addresses such as 10.0.0.0/8, not '${part}'`,
      );
      return false;
    });
  }

  /** Ids of companies. */
  companies(name: string): number[] {
    return this.list(name).flatMap((text) => {
      if (/^[1-9]\d{0,8}$/.test(text)) return [Number(text)];
      this.addProblem(`${name} must list company ids such as 1449, not '${text}'`);
      return [];
    });
  }

  /**
   * Accepts one key, which belongs to company 1, or `id:key,id:key`. Errors do not repeat the keys.
   */
  ingestKeys(name: string): ReadonlyMap<string, number> {
    const parts = this.list(name);
    const keys = new Map<string, number>();
    for (const part of parts) {
      const owned = /^(\d{1,9}):(.+)$/.exec(part);
      if (owned?.[1] === undefined && parts.length > 1) {
        this.addProblem(
          `${name} with several keys must have the form id:key,id:key, where id is the company id`,
        );
        continue;
      }
      const key = owned?.[2] ?? part;
      if (key.length < MIN_INGEST_KEY) {
        this.addProblem(
          `${name} must not contain a key of fewer than ${MIN_INGEST_KEY} characters; create one with \`npx pantau-server keys add\``,
        );
      } else if (/\s/.test(key)) this.addProblem(`${name} must not contain a key with spaces`);
      else if (keys.has(key)) this.addProblem(`${name} assigns the same key to two companies`);
      else keys.set(key, Number(owned?.[1] ?? 1));
    }
    return keys;
  }
}

/** Names that the proxy library knows. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text.toLowerCase())) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
