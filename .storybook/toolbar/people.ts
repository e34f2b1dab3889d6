import type { SessionUser } from '@pantau/core';
import { roles } from '../../apps/reference-server/src/access/roles.ts';

interface Person {
  readonly title: string;
  readonly fullname: string;
  readonly scopes: readonly string[];
}

/** Users by what they may do, as the reference server grants it. */
export const people: Readonly<Record<string, Person>> = {
  full: { title: 'Manager: everything', fullname: 'Ratna Dewi', scopes: roles.manager },
  dispatcher: { title: 'Dispatcher', fullname: 'Budi Santoso', scopes: roles.dispatcher },
  driver: { title: 'Driver', fullname: 'Slamet Riyadi', scopes: roles.driver },
  viewer: { title: 'Viewer', fullname: 'Maya Lestari', scopes: roles.viewer },
  none: { title: 'No permission', fullname: 'Joko Susilo', scopes: [] },
};

const company = {
  userId: '1',
  email: null,
  phoneNo: null,
  lastReminder: null,
  companyId: 1,
  companyName: 'PT Mitra Angkut Jawa',
  companyType: 'standard',
  timeZone: 'Asia/Jakarta',
  flags: [],
} as const;

/** The story's user with the scopes chosen in the toolbar; `undefined` when the story decides. */
export function chosenUser(
  choice: unknown,
  own: SessionUser | null | undefined,
): SessionUser | undefined {
  const person = people[String(choice)];
  if (person === undefined) return undefined;
  return { ...company, ...own, fullname: person.fullname, scopes: person.scopes };
}
