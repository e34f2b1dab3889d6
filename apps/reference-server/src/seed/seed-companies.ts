import type { Transaction } from '../db/database.ts';
import { companies, users } from '../db/schema.ts';
import { demoCompanies } from '../demo/demo-companies.ts';
import { demoUsers, type DemoUser } from '../demo/demo-users.ts';

export interface SeededUser extends DemoUser {
  readonly userId: number;
}

/** @param passwordHash Of everybody's password. */
export async function seedCompanies(
  tx: Transaction,
  passwordHash: string,
): Promise<readonly SeededUser[]> {
  await tx
    .insert(companies)
    .values(
      Object.values(demoCompanies).map((company) => ({ ...company, flags: [...company.flags] })),
    );
  const rows = await tx
    .insert(users)
    .values(
      demoUsers.map((person) => ({
        companyId: demoCompanies[person.company].id,
        email: person.email,
        passwordHash,
        fullname: person.fullname,
        profileEmail: person.hasContact ? person.email : null,
        phoneNo: person.hasContact ? person.phoneNo : null,
        scopes: [...person.scopes],
      })),
    )
    .returning({ userId: users.id, email: users.email });
  const idOf = new Map(rows.map((row) => [row.email, row.userId]));
  return demoUsers.map((person) => ({ ...person, userId: idOf.get(person.email) ?? 0 }));
}
