/** The part of `document` that holds the title. */
export interface TitledDocument {
  title: string;
}

/** Calls back after each change of the title. Returns a function that stops it. */
export type TitleWatch = (onChange: () => void) => () => void;

export interface CountInTitle {
  /** Shows a count before the page's title: `(12) Dashboard`. An empty text shows none. */
  show(count: string): void;
  /** Restores the page's title. */
  stop(): void;
}

/** Counts of other widgets before this one: two widgets must not overwrite each other forever. */
const countsOnly = /^(?:\(\d+\+?\) )+$/;

/** Keeps a count before the page's title, also when the page changes its title. */
export function createCountInTitle(document: TitledDocument, watch: TitleWatch): CountInTitle {
  let prefix = '';
  let own = document.title;

  const write = (): void => {
    const next = `${prefix}${own}`;
    if (document.title !== next) document.title = next;
  };
  const onChange = (): void => {
    const { title } = document;
    const ours = `${prefix}${own}`;
    if (title === ours) return;
    const isOursWithin = prefix !== '' && title.endsWith(ours);
    if (isOursWithin && countsOnly.test(title.slice(0, -ours.length))) return;
    // The page may derive its new title from the current one, including the count.
    own = prefix !== '' && title.startsWith(prefix) ? title.slice(prefix.length) : title;
    write();
  };

  const leave = watch(onChange);
  return {
    show(count) {
      // A recent change by the page may not have been observed yet.
      onChange();
      prefix = count === '' ? '' : `(${count}) `;
      write();
    },
    stop() {
      onChange();
      leave();
      prefix = '';
      write();
    },
  };
}

/** Observes the page's title, also when its `<title>` element is replaced or added later. */
export const titleWatchOf =
  (document: Document): TitleWatch =>
  (onChange) => {
    const observer = new MutationObserver(onChange);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  };
