/** A document of the repository as part of a page: links to other files are only their texts, and code has its language alone. */
export const forWorkbench = (text: string): string =>
  text.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1').replaceAll(/^```(\w+) .+$/gm, '```$1');
