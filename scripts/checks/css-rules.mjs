/** A small reader of style sheets: enough to see selectors, at-rules and declarations with their lines. */

/** @param {string} text @returns {string} the same length and lines, with comments and strings blanked */
function blank(text) {
  return text.replace(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g, (found) =>
    found.replace(/[^\n]/g, ' '),
  );
}

/** @param {string} list @returns {string[]} the parts between commas that stand in no brackets */
function splitSelectors(list) {
  const parts = [''];
  let depth = 0;
  for (const letter of list) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** @param {string} selector */
const withoutGlobals = (selector) => selector.replace(/:global\([^)]*\)/g, '');

/**
 * What is wrong with a style sheet of a package.
 *
 * @param {string} text
 * @param {{ global?: boolean }} [options] `global`: the page's own sheet, whose selectors are free
 * @returns {{ line: number, message: string }[]}
 */
export function checkSheet(text, { global = false } = {}) {
  const source = blank(text);
  /** @type {{ line: number, message: string }[]} */
  const problems = [];
  /** Whether the blocks around this place already stand under a class, or need none. */
  const covered = [global];
  let start = 0;

  /** @param {number} end */
  const lineOf = (end) => {
    const from = start + (/^\s*/.exec(source.slice(start, end))?.[0].length ?? 0);
    return source.slice(0, from).split('\n').length;
  };

  /** @param {string} piece @param {number} end */
  const checkValues = (piece, end) => {
    const line = lineOf(end);
    if (/!\s*important/i.test(piece)) problems.push({ line, message: 'no !important' });
    const unit = /(?<![\w#.-])[-+]?(?:\d+\.?\d*|\.\d+)(r?em)\b/i.exec(piece)?.[1];
    if (unit !== undefined) {
      problems.push({ line, message: `no '${unit}': sizes are px, the host's fonts are not ours` });
    }
  };

  /** @param {string} prelude @param {number} end @returns {boolean} whether what is inside is covered */
  const open = (prelude, end) => {
    const around = covered.at(-1) ?? false;
    if (/^@(?:-\w+-)?keyframes|^@property|^@font-face/.test(prelude)) return true;
    if (prelude.startsWith('@')) return around;
    if (around) return true;
    for (const selector of splitSelectors(prelude)) {
      if (/\.[_a-zA-Z]/.test(withoutGlobals(selector))) continue;
      problems.push({ line: lineOf(end), message: `'${selector}' contains no class of ours` });
    }
    return true;
  };

  for (let index = 0; index < source.length; index += 1) {
    const letter = source[index];
    if (letter !== '{' && letter !== '}' && letter !== ';') continue;
    const piece = source.slice(start, index).trim();
    if (piece !== '') checkValues(piece, index);
    if (letter === '{') covered.push(open(piece, index));
    if (letter === '}') covered.pop();
    if (letter === ';' && piece.startsWith('@import')) {
      problems.push({
        line: lineOf(index),
        message: 'no @import: import the sheet in its component',
      });
    }
    start = index + 1;
  }
  return problems;
}

/**
 * Style sheets that have the same name within a package, where a name must say which one is meant.
 *
 * @param {readonly string[]} paths such as `packages/core/src/ui/button/button.module.css`
 * @returns {string[]} one sentence each
 */
export function checkSheetNames(paths) {
  /** @type {Map<string, string>} */
  const first = new Map();
  return paths.flatMap((path) => {
    const [top, name] = path.split('/');
    const key = `${top}/${name}: ${path.split('/').pop()}`;
    const earlier = first.get(key);
    if (earlier !== undefined) return [`${path}: has the same name as ${earlier}`];
    first.set(key, path);
    return top === 'packages' && !path.endsWith('.module.css')
      ? [`${path}: a package's style sheet is a CSS module (*.module.css)`]
      : [];
  });
}
