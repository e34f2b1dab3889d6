import { expect } from 'vitest';
import { task } from './operation-server.ts';

/** What the server did with a part of an operation. */
export type Outcome = 'served' | 'refused' | 'leftOut';

/** @param isThere whether the response contains the part */
export const outcomeOf = (
  { isSuccessful, errorName }: { isSuccessful: boolean; errorName: string | null },
  isThere: boolean,
): Outcome => {
  if (isSuccessful) return isThere ? 'served' : 'leftOut';
  expect(errorName).toBe('FORBIDDEN');
  return 'refused';
};

export const servedIf = (isThere: boolean): Outcome => (isThere ? 'served' : 'leftOut');

export type Row = Readonly<Record<string, unknown>>;

/** Whether the task is present; it is never partial. */
export const hasTask = ({ foNumber, foId, logId, foData }: Row): boolean => {
  const values = [foNumber, foId, logId, foData];
  expect([
    [null, null, null, null],
    [...Object.values(task).slice(0, 3), { detail: null }],
  ]).toContainEqual(values);
  return foNumber !== null;
};
