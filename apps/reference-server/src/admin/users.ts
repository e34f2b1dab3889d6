import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { recordAudit, type AuditAction } from '../audit/record-audit.ts';
import { isRole, roleNames, roles, type Role } from '../access/roles.ts';
import type { Database, Queries } from '../db/database.ts';
import { refreshTokens, users } from '../db/schema.ts';
import type { Clock } from '../lib/clock.ts';
import { isEmail } from '../lib/contact-formats.ts';
import { canonicalLine } from '../lib/user-text.ts';
import { hashPassword } from '../session/passwords.ts';
import { AdminError } from './admin-error.ts';

const MIN_PASSWORD = 10;
const MAX_PASSWORD = 1_024;
const MAX_EMAIL = 254;
const MAX_NAME = 100;

export interface NewUser {
  readonly companyId: number;
  readonly email: string;
  readonly fullname: string;
  readonly role: string;
  readonly password: string;
}

/** 16 characters with 96 bits of entropy. */
export const createPassword = (): string => randomBytes(12).toString('base64url');

const signInName = (email: string): string => email.trim().toLowerCase();

function checkRole(name: string): Role {
  if (isRole(name)) return name;
  throw new AdminError(`'${name}' is not a role: ${roleNames.join(', ')}.`);
}

async function hashChecked(password: string): Promise<string> {
  if (password.length < MIN_PASSWORD || password.length > MAX_PASSWORD) {
    throw new AdminError(`A password has ${MIN_PASSWORD} to ${MAX_PASSWORD} characters.`);
  }
  return hashPassword(password);
}

/**
 * Creates a user, who can sign in at once.
 *
 * @throws AdminError for invalid values, and for a sign-in name that exists
 */
export async function addUser(db: Database, clock: Clock, user: NewUser): Promise<void> {
  const email = signInName(user.email);
  if (!isEmail(email) || email.length > MAX_EMAIL) {
    throw new AdminError(`'${user.email}' is not an email address.`);
  }
  const fullname = canonicalLine(user.fullname);
  if (fullname === '' || fullname.length > MAX_NAME) {
    throw new AdminError(`The name of a user has 1 to ${MAX_NAME} characters.`);
  }
  const role = checkRole(user.role);
  const { companyId } = user;
  const passwordHash = await hashChecked(user.password);
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(users)
      .values({
        companyId,
        email,
        fullname,
        profileEmail: email,
        role,
        scopes: [...roles[role]],
        passwordHash,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (added.length === 0) throw new AdminError(`There is already a user ${email}.`);
    const now = new Date(clock.now());
    const target = `${email}: ${role}`;
    await recordAudit(tx, { companyId, now }, { action: 'UserAdded', target });
  });
}

export interface UserSummary {
  readonly email: string;
  readonly fullname: string;
  readonly companyId: number;
  readonly role: string | null;
  readonly isActive: boolean;
}

/**
 * The users of a company, or of all companies, by company and sign-in name; without those whom partners sign in.
 */
export function listUsers(db: Queries, companyId: number | null): Promise<UserSummary[]> {
  return db
    .select({
      email: sql<string>`${users.email}`,
      fullname: users.fullname,
      companyId: users.companyId,
      role: users.role,
      isActive: users.isActive,
    })
    .from(users)
    .where(
      and(isNotNull(users.email), companyId === null ? undefined : eq(users.companyId, companyId)),
    )
    .orderBy(asc(users.companyId), asc(users.email));
}

/** Changes a user; unless the change keeps them, all of the user's sessions end with it. */
async function changeUser(
  db: Database,
  clock: Clock,
  email: string,
  action: AuditAction,
  change: Partial<typeof users.$inferInsert>,
  sessions: 'keep' | 'end',
): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set(change)
      .where(eq(users.email, signInName(email)))
      .returning({ id: users.id, companyId: users.companyId });
    if (user === undefined) throw new AdminError(`There is no user ${email}.`);
    if (sessions === 'end') await endSessionsOf(tx, clock, user.id);
    const target = [signInName(email), ...(change.role == null ? [] : [change.role])].join(': ');
    const now = new Date(clock.now());
    await recordAudit(tx, { companyId: user.companyId, now }, { action, target });
  });
}

async function endSessionsOf(tx: Queries, clock: Clock, userId: number): Promise<number> {
  const ended = await tx
    .update(refreshTokens)
    .set({ revokedOn: new Date(clock.now()) })
    .where(and(eq(refreshTokens.userId, userId), isNull(refreshTokens.revokedOn)))
    .returning({ familyId: refreshTokens.familyId });
  return new Set(ended.map(({ familyId }) => familyId)).size;
}

/** Sets a password and ends the user's sessions. */
export async function setPassword(
  db: Database,
  clock: Clock,
  email: string,
  password: string,
): Promise<void> {
  await changeUser(
    db,
    clock,
    email,
    'PasswordSet',
    { passwordHash: await hashChecked(password) },
    'end',
  );
}

/** Gives a user the scopes of a role, and no others. */
export async function setRole(
  db: Database,
  clock: Clock,
  email: string,
  name: string,
): Promise<void> {
  const role = checkRole(name);
  await changeUser(db, clock, email, 'RoleSet', { role, scopes: [...roles[role]] }, 'keep');
}

/** Lets a user sign in, or ends their sessions and refuses them. */
export async function setActive(
  db: Database,
  clock: Clock,
  email: string,
  isActive: boolean,
): Promise<void> {
  const action = isActive ? 'UserActivated' : 'UserDeactivated';
  await changeUser(db, clock, email, action, { isActive }, isActive ? 'keep' : 'end');
}

/** @returns the number of sessions that were ended */
export async function endSessions(db: Database, clock: Clock, email: string): Promise<number> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id, companyId: users.companyId })
      .from(users)
      .where(eq(users.email, signInName(email)));
    if (user === undefined) throw new AdminError(`There is no user ${email}.`);
    const count = await endSessionsOf(tx, clock, user.id);
    const [now, target] = [new Date(clock.now()), signInName(email)];
    const { companyId } = user;
    await recordAudit(tx, { companyId, now }, { action: 'SessionsEnded', target, count });
    return count;
  });
}

/**
 * Gives every user with a role the scopes that it has in this version.
 *
 * @returns the number of users whose scopes changed
 */
export async function applyRoles(db: Queries): Promise<number> {
  let changed = 0;
  for (const role of roleNames) {
    const scopes = [...roles[role]];
    const stored = await db
      .select({ id: users.id, scopes: users.scopes })
      .from(users)
      .where(eq(users.role, role));
    for (const { id, scopes: present } of stored) {
      if (new Set(scopes).size === present.length && scopes.every((one) => present.includes(one)))
        continue;
      await db.update(users).set({ scopes }).where(eq(users.id, id));
      changed += 1;
    }
  }
  return changed;
}
