const QUERY = /prefers-reduced-motion/;
const STYLE_ID = 'workbench-reduced-motion';
const matchMedia = globalThis.matchMedia.bind(globalThis);

/** A list that matches always, or never for `no-preference`. Its methods work on the list of the browser only. */
function answered(query: string): MediaQueryList {
  const matches = !query.includes('no-preference');
  return new Proxy(matchMedia(query), {
    get(list, name) {
      if (name === 'matches') return matches;
      const value: unknown = Reflect.get(list, name);
      return typeof value === 'function' ? (value.bind(list) as unknown) : value;
    },
  });
}

/** Shows the page as to a user who asks for less motion, whatever the system says. */
export function reduceMotion(reduced: boolean): void {
  globalThis.matchMedia = reduced
    ? (query) => (QUERY.test(query) ? answered(query) : matchMedia(query))
    : matchMedia;
  document.getElementById(STYLE_ID)?.remove();
  if (!reduced) return;
  const style = document.createElement('style');
  style.id = STYLE_ID;
  style.textContent =
    '*, ::before, ::after { animation: none !important; transition: none !important; }';
  document.head.append(style);
}
