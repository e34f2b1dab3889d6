import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { sessionCookie } from './session-cookie.ts';
import type { TokenSigner } from './tokens.ts';

const DAYS = 400;

/** People who share a device; the one whose sign-in is the longest ago is forgotten. */
const MAX_USERS = 8;

const cookie = sessionCookie('pantau_device');

const claimsSchema = v.object({ sub: v.string(), users: v.array(v.number()) });

/** A device on which users have signed in before; its cookie signs nobody in. */
interface KnownDevice {
  readonly id: string;
  readonly userIds: readonly number[];
}

/** Returns `null` when the browser presents no device of this server. */
async function readDevice(
  signer: TokenSigner,
  request: FastifyRequest,
): Promise<KnownDevice | null> {
  const token = cookie.read(request);
  const claims = v.safeParse(
    claimsSchema,
    token === null ? null : await signer.read('device', token),
  );
  return claims.success ? { id: claims.output.sub, userIds: claims.output.users } : null;
}

/** Id of the device if this user has signed in on it before, otherwise `null`. */
export async function knownDeviceId(
  signer: TokenSigner,
  request: FastifyRequest,
  userId: number | undefined,
): Promise<string | null> {
  const device = await readDevice(signer, request);
  return userId !== undefined && device?.userIds.includes(userId) === true
    ? `${device.id} ${userId}`
    : null;
}

/** Remembers that the user has signed in on this device. */
export async function rememberDevice(
  signer: TokenSigner,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<void> {
  const device = await readDevice(signer, request);
  const others = (device?.userIds ?? []).filter((other) => other !== userId);
  const users = [userId, ...others].slice(0, MAX_USERS);
  const seconds = DAYS * 86_400;
  const token = await signer.sign('device', { sub: device?.id ?? randomUUID(), users }, seconds);
  cookie.set(request, reply, token, seconds);
}
