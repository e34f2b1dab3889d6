import { roleNames, roles } from '../access/roles.ts';
import type { Transaction } from '../db/database.ts';
import { companies, users } from '../db/schema.ts';
import { demoCompanies } from '../demo/demo-companies.ts';
import { demoUsers, type DemoUser } from '../demo/demo-users.ts';

export interface SeededUser extends DemoUser {
  readonly userId: number;
}

/** @param passwordHash hash of the password of all demo users */
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
      demoUsers.map((user) => ({
        companyId: demoCompanies[user.company].id,
        email: user.email,
        passwordHash,
        fullname: user.fullname,
        profileEmail: user.hasContact ? user.email : null,
        phoneNo: user.hasContact ? user.phoneNo : null,
        scopes: [...user.scopes],
        role: roleNames.find((name) => roles[name] === user.scopes) ?? null,
      })),
    )
    .returning({ userId: users.id, email: users.email });
  const idOf = new Map(rows.map((row) => [row.email, row.userId]));
  return demoUsers.map((user) => ({ ...user, userId: idOf.get(user.email) ?? 0 }));
}
