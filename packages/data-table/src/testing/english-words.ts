import { storyTexts } from './story-texts.ts';

/** Words that are English in any text. */
const common =
  'the of and for with this that these not is are was has have from by an at your you it as all no only one';

/** What Indonesian texts are written without: 13:52, 1 PM, 1,284 and months as English names them. */
const formats = [
  /\d{1,2}:\d{2}/u,
  /\d\s?[AP]M\b/u,
  /(?<![\d.])\d{1,3},\d{3}\b/u,
  /\b(?:January|February|March|May|June|July|Aug|August|October|Oct|December|Dec)\b/u,
];

/** Without placeholders, numbers such as SO-2611, and their prefix. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\{\{.*?\}\}|\p{L}+-[\d-]+|\bSO\b/gu, ' ')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

type Texts = Readonly<Record<string, string>>;

/** Finds English in what a page shows or says. */
type EnglishFinder = (root: Element) => readonly string[];

/** @param english and `indonesian`: texts of the product, which tell the words of both languages */
export function createEnglishFinder(
  english: readonly Texts[],
  indonesian: readonly Texts[],
): EnglishFinder {
  const known = new Set(
    [...indonesian, storyTexts].flatMap(Object.values<string>).flatMap(wordsOf),
  );
  const foreign = new Set(
    [...english.flatMap(Object.values<string>), ...Object.keys(storyTexts), common].flatMap(
      wordsOf,
    ),
  );
  const isEnglish = (word: string): boolean => foreign.has(word) && !known.has(word);
  const englishIn = (text: string): readonly string[] => [
    ...wordsOf(text).filter(isEnglish),
    ...formats.flatMap((format) => format.exec(text)?.[0] ?? []),
  ];
  return (root) => textsIn(root).flatMap((text) => (englishIn(text).length > 0 ? [text] : []));
}

const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'placeholder',
  'title',
];

/** Texts and spoken attributes in an element, without style sheets and test data. */
function textsIn(root: Element): readonly string[] {
  const texts = [...root.querySelectorAll('*')].flatMap((element) => {
    if (element.matches('style, script, [data-testid]')) return [];
    const own = [...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [],
    );
    return [...own, ...spoken.flatMap((name) => element.getAttribute(name) ?? [])];
  });
  return [...new Set(texts.filter((text) => text.trim() !== ''))];
}
