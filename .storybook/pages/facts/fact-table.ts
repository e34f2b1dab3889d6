export interface FactCell {
  /** Several texts are marked one by one. */
  readonly text: readonly string[];
  readonly as?: 'kbd' | 'code';
  readonly lang?: string;
}

/** A table that a page shows, and that its copy as Markdown has as well. */
export interface FactTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly FactCell[])[];
}

const marked = ({ text, as }: FactCell): string => {
  const texts = as === undefined ? text : text.map((one) => `\`${one}\``);
  return texts.join(' ').replaceAll('|', '\\|');
};

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const asMarkdown = ({ head, rows }: FactTable): string =>
  [line(head), line(head.map(() => '---')), ...rows.map((cells) => line(cells.map(marked)))].join(
    '\n',
  );
