import type { CountsView } from '../list/list-state.ts';

/** Unless the user has chosen, repeats stack with more unresolved alerts than this. */
const STACK_ABOVE = 50;

/** From then on they stack until so few are left, so that the rows do not change with every alert around the limit. */
const STACK_UNTIL = 40;

/** Whether repeats stack. @param choice of the user, if any @param was whether they do now */
export function isStacking(
  choice: boolean | undefined,
  { isKnown, total }: Pick<CountsView, 'isKnown' | 'total'>,
  was: boolean,
): boolean {
  if (choice !== undefined) return choice;
  if (!isKnown) return was;
  return total > (was ? STACK_UNTIL : STACK_ABOVE);
}
