/** The router of the host, as far as the shell needs it. */
export interface ShellNavigation {
  /** The path of the current page, without query and hash. */
  readonly path: string;
  /** The address of a path, for a link. */
  href(path: string): string;
  /** Opens a page of the application. */
  navigate(path: string): void;
  /** The user points at a link to a page, or focuses it: a time to load its code. May be called repeatedly. */
  prefetch?(path: string): void;
  /** One step back in the history. A failure is ignored. */
  back(): void | Promise<void>;
  /** Opens an address outside the application in a new tab. */
  openInNewTab(address: string): void;
}
