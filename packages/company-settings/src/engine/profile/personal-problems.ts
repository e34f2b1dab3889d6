import { isEmailAddress, isPhoneNumber } from '@pantau/core/company';
import type { Draft } from '../company/section-changes.ts';
import type { PersonalDetails } from './profile.ts';

/** The greatest length of each text. */
export const personalLimits = { fullname: 100, email: 254, phoneNo: 30 } as const;

export type PersonalProblem = 'required' | 'tooLong' | 'malformed';

export type PersonalProblems = Readonly<Partial<Record<keyof PersonalDetails, PersonalProblem>>>;

const formats = { email: isEmailAddress, phoneNo: isPhoneNumber } as const;

function contactProblem(
  field: 'email' | 'phoneNo',
  value: string | null,
): PersonalProblem | undefined {
  const text = (value ?? '').trim();
  if (text === '') return undefined;
  if (text.length > personalLimits[field]) return 'tooLong';
  return formats[field](text) ? undefined : 'malformed';
}

function nameProblem(value: string | null): PersonalProblem | undefined {
  const text = (value ?? '').trim();
  if (text === '') return 'required';
  return text.length > personalLimits.fullname ? 'tooLong' : undefined;
}

/** What keeps the user's details from being saved, by field (CS-68). */
export function personalProblems(draft: Draft<PersonalDetails>): PersonalProblems {
  const found = {
    fullname: nameProblem(draft.fullname),
    email: contactProblem('email', draft.email),
    phoneNo: contactProblem('phoneNo', draft.phoneNo),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}
