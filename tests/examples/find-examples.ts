import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { at } from '../../scripts/lib/paths.mjs';

/** A block of TypeScript in a document. */
export interface Example {
  /** The document, from the root of the repository. */
  readonly document: string;
  /** Its place among the examples of the document, from 1. */
  readonly number: number;
  readonly code: string;
  /** What its reader has to imagine, such as the host's own functions: written above it, and not shown. */
  readonly given: string;
}

const pattern =
  /(?:(?:<!-- given|export const given\d = `)\n(?<given>[\s\S]*?)(?:-->|`;)\s*)?```tsx?\n(?<code>[\s\S]*?)```/g;

const examplesIn = (document: string, text: string): readonly Example[] =>
  [...text.matchAll(pattern)].map(({ groups = {} }, index) => ({
    document,
    number: index + 1,
    code: groups['code'] ?? '',
    given: groups['given'] ?? '',
  }));

/** Reports of the public API are lists of declarations, and changesets describe changes. */
const isDocument = (file: string): boolean => !/^packages\/[\w-]+\/api\/|^\.changeset\//.test(file);

/** Every example in TypeScript of every document in the repository. */
export function findExamples(): readonly Example[] {
  const files = execFileSync('git', ['ls-files', '*.md', '*.mdx'], { cwd: at(), encoding: 'utf8' });
  return files
    .split('\n')
    .filter((file) => file !== '' && isDocument(file))
    .flatMap((file) => examplesIn(file, readFileSync(at(file), 'utf8')));
}
