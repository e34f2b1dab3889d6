import { and, asc, eq } from 'drizzle-orm';
import { visibleVehicles } from '../access/visibility.ts';
import type { Database } from '../db/database.ts';
import { users, vehicles } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import type { Language } from '../lib/language.ts';
import { InvalidFields } from '../lib/invalid-fields.ts';
import { translate } from '../lib/messages.ts';
import { alertText } from '../notifications/alert-text.ts';
import type { Mailer } from '../notifications/mailer.ts';
import { checkConditions } from './input/check-conditions.ts';
import type { RuleInput } from './input/rule-input.ts';
import type { RuleReader } from './rule/rule-reader.ts';

export interface TestNotification {
  readonly rule: RuleInput;
  readonly language: Language;
  /** IANA time zone of the company. */
  readonly timeZone: string;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Sends the user an example of what recipients of a rule get, to the address of the own profile only.
 *
 * @returns the address
 * @throws InvalidFields for an invalid rule; ApiError `INVALID_INPUT` without an address, `INTERNAL` when it is not sent
 */
export async function sendTestNotification(
  { db, mailer }: { readonly db: Database; readonly mailer: Mailer },
  sender: RuleReader,
  { rule, language, timeZone, now }: TestNotification,
): Promise<string> {
  const [first, ...others] = checkConditions(rule);
  if (first !== undefined) throw new InvalidFields([first, ...others]);
  const [user] = await db
    .select({ email: users.profileEmail })
    .from(users)
    .where(and(eq(users.id, sender.userId), eq(users.companyId, sender.companyId)));
  if (user?.email == null) throw new ApiError('INVALID_INPUT', 'noProfileEmail');
  const [vehicle] = await db
    .select({ licensePlate: vehicles.licensePlate })
    .from(vehicles)
    .where(visibleVehicles(sender))
    .orderBy(asc(vehicles.id))
    .limit(1);
  const example = {
    alertRuleId: 0,
    label: rule.label.trim(),
    recipients: [],
    licensePlate: vehicle?.licensePlate ?? translate(language, 'mailTestPlate'),
    alertCode: rule.alertCode,
    alertTrigger: rule.minThreshold ?? null,
    createdOn: now,
    timeZone,
  };
  const { subject, text } = alertText([example], 1, language);
  try {
    await mailer.send({
      to: user.email,
      subject: translate(language, 'mailTest', { subject }),
      text,
    });
  } catch (cause) {
    throw Object.assign(new ApiError('INTERNAL', 'mailNotSent'), { cause });
  }
  return user.email;
}
