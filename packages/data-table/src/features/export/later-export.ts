/** What copies and prints a table, in one chunk with its texts. */
export { laterMessages } from '../../messages/later-messages.ts';
export { copiedTexts } from './copied-texts.ts';
export { PrintedTable } from './printed-table.tsx';
