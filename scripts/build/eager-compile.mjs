/**
 * Makes V8 compile all functions of a file while it is loaded, in the background, rather than each of them on the main
 * thread when it is first called. To other engines it is a comment.
 *
 * @see https://developer.chrome.com/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Pages call few of the functions of these libraries: compiling the others would only take memory. */
const MOSTLY_UNUSED = /\/node_modules\/(?:maplibre-gl|video\.js|@videojs)\/[^?]*$/;

/**
 * A source map of code that has one line more at its start.
 *
 * @param {string} map
 */
function withLineBefore(map) {
  const parsed = JSON.parse(map);
  return JSON.stringify({ ...parsed, mappings: `;${parsed.mappings}` });
}

/**
 * Adds the hint to every script but those of libraries of which we use a small part.
 *
 * @type {import('vite').Plugin}
 */
export const eagerCompile = {
  name: 'eager-compile',
  apply: 'build',
  generateBundle: {
    // Last, because the hint has to be the first line of the file.
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.moduleIds.some((id) => MOSTLY_UNUSED.test(id))) continue;
        file.code = `${COMPILE_HINT}${file.code}`;
        const map = bundle[`${file.fileName}.map`];
        if (map?.type === 'asset') map.source = withLineBefore(String(map.source));
      }
    },
  },
};
