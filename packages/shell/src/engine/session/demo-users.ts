/** The users of a demo server and their common password. */
export interface DemoUsers {
  readonly users: readonly { readonly email: string; readonly fullname: string }[];
  readonly password: string;
}

/** Resolves to `null` when the server is no demo, or on failure; never rejects. */
export type LoadDemoUsers = (signal: AbortSignal) => Promise<DemoUsers | null>;
