/** The part of `document` that names the tab. */
export interface TitledDocument {
  title: string;
}

/** Calls back after each change of the title, whoever made it. Returns the function that ends it. */
export type TitleWatch = (onChange: () => void) => () => void;

export interface CountInTitle {
  /** Puts a text before the page's own title: `(12) Dashboard`. Empty: nothing. */
  show(count: string): void;
  /** Gives the page its own title back. */
  stop(): void;
}

/** Counts that others put before ours: two widgets on one page must not take turns for ever. */
const countsOnly = /^(?:\(\d+\+?\) )+$/;

/** Keeps a count before the title of the page, also when the page gives itself another title. */
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
    // A page that works on from what it reads has our count in it.
    own = prefix !== '' && title.startsWith(prefix) ? title.slice(prefix.length) : title;
    write();
  };

  const leave = watch(onChange);
  return {
    show(count) {
      // What the page has just changed may not have been told yet.
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

/** Watches the title of the page in a browser; a `<title>` that is replaced or comes late, too. */
export const titleWatchOf =
  (document: Document): TitleWatch =>
  (onChange) => {
    const observer = new MutationObserver(onChange);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  };
